import type { JsonSchema } from '../../schemas/json-schema.ts'

/** The drafts of JSON Schema that forms may be written in, from the oldest to the newest. */
export const drafts = ['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'] as const
export type Draft = (typeof drafts)[number]

/** Forms without `$schema` may use the keywords of every draft. */
export const defaultDraft: Draft = 'draft-07'

/** The draft that `$schema` names; undefined: none, or one that is not known. */
export function namedDraft({ $schema: address }: JsonSchema): Draft | undefined {
  if (typeof address !== 'string') return undefined
  const name = /^https?:\/\/json-schema\.org\/(?:draft\/)?(.+?)\/schema#?$/.exec(address)?.[1]
  return drafts.find((draft) => draft === name)
}

export const isUpTo = (draft: Draft, last: Draft) => drafts.indexOf(draft) <= drafts.indexOf(last)
