import { isRecord } from '../../../../../schemas/is-record.ts'
import { maxTextLength } from '../../../../../forms/index.ts'
import { phrase } from '../../../../../schemas/phrase.ts'
import { isPattern, unicodePattern } from '../../../../../forms/dialect/index.ts'
import { isProvenFast } from '../../../../../forms/patterns/index.ts'
import { type Finding, rule } from '../rule.ts'
import { atSchema, writtenSchema } from './form-schema.ts'

interface Pattern {
  path: (string | number)[]
  source: string
  /** Maximum length of the texts that are matched, if its field sets one. */
  maxLength: number | undefined
}

/** Every `pattern` of a schema, and every name of its `patternProperties`. */
function patternsIn(value: unknown, path: (string | number)[] = []): Pattern[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => patternsIn(item, [...path, index]))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([keyword, inner]) => {
    const place = [...path, keyword]
    if (keyword === 'pattern' && typeof inner === 'string') {
      const { maxLength } = value
      return [
        { path: place, source: inner, maxLength: typeof maxLength === 'number' ? maxLength : undefined },
      ]
    }
    const named = keyword === 'patternProperties' && isRecord(inner) ? Object.keys(inner) : []
    return [
      ...named.map((source) => ({ path: [...place, source], source, maxLength: undefined })),
      ...patternsIn(inner, place),
    ]
  })
}

/** The largest `maxLength` in a schema: a pattern may be beside the field, in a condition or a part of it. */
function maxTextLengthIn(value: unknown): number {
  if (Array.isArray(value)) return Math.max(maxTextLength, ...value.map(maxTextLengthIn))
  if (!isRecord(value)) return maxTextLength
  const { maxLength } = value
  const own = typeof maxLength === 'number' ? maxLength : maxTextLength
  return Math.max(own, ...Object.values(value).map(maxTextLengthIn))
}

/**
 * Patterns that could freeze the player's browser, or the worker that checks the form, for some values: all that are not
 * proven to be fast.
 */
export const slowPattern = rule({
  code: 'slow-pattern',
  stage: 'patterns',
  on: 'form',
  severity: 'error',
  async find({ body }) {
    const schema = writtenSchema(body)
    const longest = maxTextLengthIn(schema)
    const found: Finding[] = []
    for (const { path, source, maxLength = longest } of patternsIn(schema)) {
      const pattern = unicodePattern(source)
      // Others are reported with their keyword.
      if (!isPattern(pattern) || (await isProvenFast(pattern, maxLength))) continue
      found.push(
        atSchema(
          path,
          phrase`It cannot be proven that the pattern ${source} is fast for every value: it could freeze the player’s browser`,
          phrase`Do not repeat something that itself repeats, as in (a+)+, nor put parts side by side that match the same, as in .*.*; limit the length with maxLength`,
        ),
      )
    }
    return found
  },
})
