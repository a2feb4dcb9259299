import { FunctionalSettings, SiteSettings } from '../../../../schemas/documents/settings/settings.ts'
import { errorAt, type Issue } from '../../../../schemas/issue.ts'
import { phrase } from '../../../../schemas/phrase.ts'
import { fits } from '../../model/contracts.ts'
import type { DocumentStep } from '../context.ts'
import { languageIssues } from '../languages/language-issues.ts'

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
  return [...zone, ...name, ...(body.languages ? languageIssues(body.languages) : [])]
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

/** Checks settings that the whole site depends on and that a contract cannot describe. */
export const siteSettingsStep: DocumentStep = {
  name: 'site settings',
  run(draft) {
    const { kind, key, body } = draft.document
    if (kind !== 'settings') return { draft, issues: [] }
    if (key === 'site' && fits(SiteSettings, body)) return { draft, issues: siteIssues(body) }
    if (key === 'functional' && fits(FunctionalSettings, body))
      return { draft, issues: functionalIssues(body) }
    return { draft, issues: [] }
  },
}
