import { Type, type Static } from 'typebox'

/**
 * What a reader could be harmed by if it changed unnoticed. `phone`, `account` and the hosts are found in texts and
 * addresses alike; the contract of a field names its fact with the keyword `fact`.
 */
export const factKinds = [
  'amount',
  'percentage',
  'factor',
  'age',
  'duration',
  'date',
  'phone',
  'account',
  'linkHost',
  'redirectHost',
  'frameHost',
  'script',
  'consent',
  'licence',
  'limit',
  'requirement',
  'switch',
  'safeguard',
  'action',
  'closing',
  'visibility',
  'lock',
] as const
export type FactKind = (typeof factKinds)[number]

export function isFactKind(value: unknown): value is FactKind {
  return factKinds.some((kind) => kind === value)
}

/** Feature switches that law or licence may forbid to turn off. */
export const safeguards: readonly string[] = ['responsibleGaming', 'identityVerification']

/** States that `before` and `after` name; everything else in them is what the document says. */
export const factStates = [
  'required',
  'optional',
  'ticked',
  'on',
  'off',
  'everyone',
  'public',
  'authenticated',
  'closePopup',
  'locked',
  'listed',
  'unlisted',
] as const

/** Facts of which one person should not decide alone, unless the settings say otherwise. */
export const guardedFacts: readonly FactKind[] = [
  'frameHost',
  'script',
  'consent',
  'licence',
  'phone',
  'limit',
  'safeguard',
  'lock',
]

/** A fact of a document that a publication changes, or that the languages of one text state differently. */
export const FactChange = Type.Object(
  {
    document: Type.String({ description: '`kind/key` of the document' }),
    path: Type.String({ description: 'JSON pointer to the text or value; empty: the document as a whole' }),
    fact: Type.Enum([...factKinds], { description: 'Kind of the fact' }),
    comparison: Type.Enum(['published', 'languages'], {
      description:
        'published: players see `before` now. languages: the text says `before` in the first and `after` in the second of `languages`',
    }),
    languages: Type.Array(Type.String(), { description: 'Languages of the text; empty: not a text' }),
    before: Type.Union([Type.String(), Type.Null()], { description: 'null: it is new' }),
    after: Type.Union([Type.String(), Type.Null()], { description: 'null: it is removed' }),
  },
  { description: 'A changed amount, host, consent or other fact' },
)
export type FactChange = Static<typeof FactChange>
