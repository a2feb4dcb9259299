import { type DocumentKind, hasAddress } from '../../../../schemas/kinds/index.ts'
import type { DocumentSummary } from '../../../../schemas/studio/answers.ts'

/** What documents are for, in the order of the lists; their titles are at `purposes` of the messages. */
export const purposes = ['site', 'games', 'offers', 'money', 'account', 'limits', 'other', 'system'] as const
export type Purpose = (typeof purposes)[number]

type Rule = readonly [Purpose, RegExp]

/** By the address of a page. */
const pageRules: readonly Rule[] = [
  ['system', /^$|^\/_|^\/slot-error$/],
  ['games', /^\/(?:game|gamehall|live|betting|sport|jackpots|providers|tournaments|winners|frame)(?:\/|$)/],
  ['offers', /^\/(?:promotions?|offers|loyalty|vip|bonus-terms|referral|welcome)(?:\/|$)/],
  ['money', /^\/(?:cashier|payments)(?:\/|$)/],
  ['account', /^\/(?:profile|forms|confirmation|unsubscribe)(?:\/|$)/],
  ['site', /^/],
]

/** By the key of a form or popup. */
const keyRules: readonly Rule[] = [
  ['money', /^(?:requisites|withdrawal|deposit|cashier)(?:-|$)/],
  ['limits', /^(?:money-limit|session-limit|self-exclusion|time-out|interactivity)$/],
  ['games', /^(?:demo-mode|games-search)$/],
  [
    'account',
    /^(?:login|registration|completion|restore|reset-password|change-password|two-factor|recovery-code|authenticator|passkey|contact|confirm-identity|identity|verification|profile|fakename)(?:-|$)/,
  ],
  ['other', /^/],
]

const rules: Partial<Record<DocumentKind, readonly Rule[]>> = {
  page: pageRules,
  form: keyRules,
  popup: keyRules,
}

/** Every rule list ends with one that accepts all. */
function purposeOf({ kind, key, route }: DocumentSummary): Purpose {
  const subject = hasAddress(kind) ? (route ?? '') : key
  return rules[kind]?.find(([, pattern]) => pattern.test(subject))?.[0] ?? 'other'
}

/** The documents of a kind by their purpose; null: they are too few or too similar to be grouped. */
export function groupByPurpose(
  documents: readonly DocumentSummary[],
): { purpose: Purpose; documents: DocumentSummary[] }[] | null {
  const groups = purposes
    .map((purpose) => ({ purpose, documents: documents.filter((each) => purposeOf(each) === purpose) }))
    .filter((group) => group.documents.length > 0)
  return groups.length > 1 ? groups : null
}
