import { SupportSettings, WebSettings } from '../../../../../schemas/documents/settings/feature-settings.ts'
import {
  AuthSettings,
  FunctionalSettings,
  SiteSettings,
} from '../../../../../schemas/documents/settings/settings.ts'
import { errorAt, warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { fits } from '../../../model/contracts.ts'
import type { DocumentStep } from '../../context.ts'
import { languageIssues } from '../../languages/language-issues.ts'
import { currencySignIssues } from './currency-signs.ts'

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function siteIssues(body: SiteSettings): Issue[] {
  const zone = isTimeZone(body.timeZone)
    ? []
    : [
        errorAt(
          '/timeZone',
          'unknown-time-zone',
          phrase`There is no time zone "${body.timeZone}", so no page with a date could be shown`,
          phrase`Enter the name of a time zone such as Asia/Tashkent`,
        ),
      ]
  const name =
    body.name.trim() !== ''
      ? []
      : [
          errorAt(
            '/name',
            'missing-name',
            phrase`The brand name is empty: pages, e-mails and the licence line would name nobody`,
            phrase`Enter the name of the brand`,
          ),
        ]
  const backUrls = body.externalHosts.flatMap((host, index) =>
    /^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/.test(host)
      ? []
      : [
          errorAt(
            `/externalHosts/${index}`,
            'invalid-host',
            phrase`"${host}" is no name of a host, so players would not be led back to it`,
            phrase`Enter the name of each host in lower case, such as shop.example; there is no wildcard for all of them`,
          ),
        ],
  )
  const insecure = (['imageHosts', 'frameHosts'] as const).flatMap((field) =>
    body[field].flatMap((host, index) =>
      host.startsWith('http://')
        ? [
            warningAt(
              `/${field}/${index}`,
              'insecure-host',
              phrase`"${host}" is not encrypted: browsers block it on an encrypted site, and others could change what players see`,
              phrase`Use https:// instead`,
            ),
          ]
        : [],
    ),
  )
  return [
    ...backUrls,
    ...insecure,
    ...zone,
    ...name,
    ...(body.languages ? languageIssues(body.languages) : []),
    ...(body.formats ? currencySignIssues(body.formats) : []),
  ]
}

/** Balances that would be those of some time ago. */
function balanceIssues({ settingsForUpdBalance: updates }: FunctionalSettings): Issue[] {
  if (updates.isEnabledInterval || updates.isEnabledRequestsAfterClick) return []
  return [
    warningAt(
      '/settingsForUpdBalance',
      'stale-balance',
      phrase`Players would see an old balance, because nothing refreshes it any more`,
      phrase`Turn on the refreshing at intervals, or after a click`,
    ),
  ]
}

/** Messengers that may show the site inside of theirs. */
function authIssues({ messengerHosts }: AuthSettings): Issue[] {
  return messengerHosts.flatMap((host, index) =>
    host.startsWith('http://')
      ? [
          warningAt(
            `/messengerHosts/${index}`,
            'insecure-host',
            phrase`"${host}" is not encrypted: browsers block it on an encrypted site, and others could change what players see`,
            phrase`Use https:// instead`,
          ),
        ]
      : [],
  )
}

function webIssues({ app }: WebSettings): Issue[] {
  if (app?.shortName === undefined || app.shortName.trim() !== '') return []
  return [
    errorAt(
      '/app/shortName',
      'missing-name',
      phrase`The icon on home screens would have no name`,
      phrase`Enter a name, or remove the field so that the brand name is shown`,
    ),
  ]
}

function functionalIssues({ realityCheck }: FunctionalSettings): Issue[] {
  if (realityCheck === undefined || realityCheck.intervals.includes(realityCheck.initial)) return []
  const { initial, intervals } = realityCheck
  return [
    errorAt(
      '/realityCheck/initial',
      'unknown-interval',
      phrase`Players cannot choose ${initial} minutes between two reminders: they choose from ${intervals.join(', ')}`,
      phrase`Enter one of the intervals, or add this one to them`,
    ),
  ]
}

function supportIssues({ chatHiddenAt }: SupportSettings): Issue[] {
  if (!chatHiddenAt.includes('/')) return []
  return [
    warningAt(
      '/chatHiddenAt',
      'hidden-chat',
      phrase`No page would have the button of the chat, with which players ask for help`,
      phrase`Name only the areas where it is in the way, such as /game`,
    ),
  ]
}

/** Checks settings that the whole site depends on and that a contract cannot describe. */
export const siteSettingsStep: DocumentStep = {
  name: 'site settings',
  run(draft) {
    const { kind, key, body } = draft.document
    if (kind !== 'settings') return { draft, issues: [] }
    if (key === 'site' && fits(SiteSettings, body)) return { draft, issues: siteIssues(body) }
    if (key === 'support' && fits(SupportSettings, body)) return { draft, issues: supportIssues(body) }
    if (key === 'functional' && fits(FunctionalSettings, body))
      return { draft, issues: [...functionalIssues(body), ...balanceIssues(body)] }
    if (key === 'auth' && fits(AuthSettings, body)) return { draft, issues: authIssues(body) }
    if (key === 'web' && fits(WebSettings, body)) return { draft, issues: webIssues(body) }
    return { draft, issues: [] }
  },
}
