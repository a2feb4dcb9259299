import { Type, type Static } from 'typebox'
import { localePattern } from '../../locale.ts'

const Entry = Type.Object(
  {
    text: Type.String({
      pattern: '[\\p{L}\\p{N}]',
      maxLength: 60,
      description: 'Word or phrase to avoid, as a whole and in any case',
    }),
    advice: Type.Optional(
      Type.String({ minLength: 1, maxLength: 160, description: 'What to write instead, or why' }),
    ),
  },
  { additionalProperties: false },
)

const StyleList = Type.Object(
  {
    language: Type.String({
      pattern: localePattern,
      picks: 'language',
      description: 'Language of the texts that the list is about',
    }),
    entries: Type.Array(Entry, { maxItems: 500, description: 'Words and phrases to avoid' }),
  },
  { additionalProperties: false },
)

/** Words that content managers avoid, for each language. */
export const StyleSettings = Type.Array(StyleList, {
  maxItems: 12,
  description:
    'Words and phrases to avoid, for each language. The editor points them out beside a text; publishing never asks about them. Default: none',
})
export type StyleSettings = Static<typeof StyleSettings>
