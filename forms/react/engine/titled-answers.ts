import { isRecord } from '../../../schemas/is-record.ts'
import type { JsonSchema } from '../../../schemas/json-schema.ts'

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const isAnswer = (option: unknown): option is JsonSchema =>
  isRecord(option) && typeof option['const'] === 'boolean'

/** The options for yes and no, if they have titles; an empty field is no option. */
export function titledAnswers({ oneOf, anyOf }: JsonSchema): JsonSchema[] | undefined {
  const options = [...listOf(oneOf), ...listOf(anyOf)].filter(isAnswer)
  return options.length > 1 && options.some(({ title }) => title !== undefined) ? options : undefined
}
