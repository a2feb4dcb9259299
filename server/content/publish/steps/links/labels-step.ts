import { pointerTo } from '../../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../../schemas/is-record.ts'
import { warningAt, type Issue } from '../../../../../schemas/issue.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { invitesToPlay } from '../../duties/inviting.ts'
import type { DocumentStep } from '../../context.ts'
import type { Site } from '../../site.ts'

/** Where a labelled button, link or menu entry leads. */
interface Target {
  /** Its text in each language. */
  labels: readonly string[]
  pointer: string
  to?: string
  popup?: string
}

/** Self-exclusion and responsible gaming. */
const ofProtection =
  /самоисключ|ответственн\p{L}* игр|self[-\s]?exclu|responsible (?:gam|play)|mas[ʼʻ'‘’]?uliyatli|o[ʻʼ'‘’]zini\s+chekla/iu
/** Limits, but nothing that is limited, has none, or is a kind of poker. */
const ofLimits =
  /(?<!\p{L}|без )лимит(?!ирован)\p{L}*|(?<!\p{L}|(?:no|without|pot|fixed)[- ])limit(?!ed|siz|less)\p{L}*|(?<!\p{L})chegara(?!siz|dosh|lanma)\p{L}*/iu
const ofWithdrawals =
  /(?<!\p{L})(?:вывод(?:а|ы|у|ом)?|вывести)(?!\p{L})|withdraw|yechib\s+ol|pul(?:ni)?\s+yech/iu
/** Such as "pay in or withdraw", for which the deposit is right as well. */
const ofDeposits = /пополн|депозит|deposit|to[ʻʼ'‘’]ldir|pay in/iu

const protectionPages = ['/responsible-gaming', '/profile/responsible-game']
const isProtectionPage = (path: string) => protectionPages.includes(path)
/** Payments and bonuses have limits, too. */
const isPageOfLimits = (path: string) =>
  isProtectionPage(path) || /^\/(?:payments|rules|support|bonus-terms|cashier\/withdraw)$/.test(path)

const pathOf = (address: string) => (address.split(/[?#]/)[0] ?? '').replace(/(?<=.)\/$/, '')

/** Everything with a label and an address or action of its own. */
function targetsIn(value: unknown, pointer: string): Target[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => targetsIn(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  const inner = Object.entries(value).flatMap(([name, each]) => targetsIn(each, pointerTo(pointer, name)))
  const { label, action } = value
  if (!isRecord(label)) return inner
  const labels = Object.values(label).map(String)
  const [holder, place] = isRecord(action) ? [action, `${pointer}/action`] : [value, pointer]
  const { to, popup, external } = holder
  // Registers of self-excluded players are other sites.
  if (typeof to === 'string' && external !== true) return [...inner, { labels, pointer: `${place}/to`, to }]
  return typeof popup === 'string' ? [...inner, { labels, pointer: `${place}/popup`, popup }] : inner
}

async function leadsToPlay(key: string, site: Site): Promise<boolean> {
  if (key === 'deposit') return true
  const popup = await site.read('popup', key)
  return popup !== null && invitesToPlay(popup.body)
}

/** Whether a target is no place where players protect themselves. A popup may explain limits, but not sell. */
async function leadsElsewhere(
  { to, popup }: Target,
  isRight: (path: string) => boolean,
  site: Site,
): Promise<boolean> {
  if (to !== undefined) return !isRight(pathOf(to))
  return popup !== undefined && leadsToPlay(popup, site)
}

const leadsToDeposit = ({ to, popup }: Target) =>
  popup === 'deposit' || (to !== undefined && /^\/cashier\/deposit(?:\/|$)/.test(pathOf(to)))

async function issuesOf(target: Target, site: Site): Promise<Issue[]> {
  const { labels, pointer } = target
  const says = (pattern: RegExp) => labels.find((label) => pattern.test(label))
  const protection = says(ofProtection)
  const promise = protection ?? says(ofLimits)
  if (promise !== undefined) {
    const isRight = protection === undefined ? isPageOfLimits : isProtectionPage
    if (!(await leadsElsewhere(target, isRight, site))) return []
    return [
      warningAt(
        pointer,
        'misleading-label',
        phrase`“${promise}” promises limits and breaks but leads elsewhere, so players who want to stop would not find how`,
        phrase`Lead to ${protectionPages.join(', ')}, or name where it leads`,
      ),
    ]
  }
  if (says(ofWithdrawals) === undefined || says(ofDeposits) !== undefined || !leadsToDeposit(target))
    return []
  return [
    warningAt(
      pointer,
      'misleading-label',
      phrase`Players who want to withdraw would be asked to pay in`,
      phrase`Lead to /cashier/withdraw, or name the deposit in the text`,
    ),
  ]
}

/** Checks that labels about limits and withdrawals lead where they say. */
export const labelsStep: DocumentStep = {
  name: 'labels',
  async run(draft, { site }) {
    const { kind, body } = draft.document
    if (kind === 'messages' || kind === 'dictionary') return { draft, issues: [] }
    const found = await Promise.all(targetsIn(body, '').map((target) => issuesOf(target, site)))
    return { draft, issues: found.flat() }
  },
}
