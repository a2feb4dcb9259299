import { isRecord } from '../../schemas/is-record.ts'
import { describeFile } from './files.ts'
import { schemaOfField, type JsonSchema } from '../../schemas/json-schema.ts'

/** Chosen objects are copies of their option. */
const isSame = (option: unknown, value: unknown) => JSON.stringify(option) === JSON.stringify(value)

/** The label of a field with its parents: `Адрес — Город`, `Телефоны 2`. */
export function fieldLabel(schema: JsonSchema, path: readonly string[]): string {
  const parts = path.map((token, index): string | number => {
    if (/^\d+$/.test(token)) return Number(token) + 1
    const { title } = schemaOfField(schema, path.slice(0, index + 1)) ?? {}
    return typeof title === 'string' ? title : token
  })
  return parts.reduce<string>((label, part) => {
    if (label === '') return String(part)
    return typeof part === 'number' ? `${label} ${part}` : `${label} — ${part}`
  }, '')
}

/** A field's value as text; undefined if it is empty. */
export function fieldText(
  field: JsonSchema | undefined,
  value: unknown,
  words: { yes: string; no: string },
): string | undefined {
  if (value === undefined || value === null || value === '') return undefined
  const { oneOf, anyOf, enum: values, enumNames } = field ?? {}
  for (const choices of [oneOf, anyOf]) {
    const choice: unknown = Array.isArray(choices)
      ? choices.find((branch: unknown) => isRecord(branch) && isSame(branch['const'], value))
      : undefined
    if (isRecord(choice) && typeof choice['title'] === 'string') return choice['title']
  }
  const name: unknown =
    Array.isArray(values) && Array.isArray(enumNames)
      ? enumNames[values.findIndex((option: unknown) => isSame(option, value))]
      : undefined
  if (typeof name === 'string') return name
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'string') return describeFile(value)?.name ?? value
  return typeof value === 'number' ? `${value}` : undefined
}
