import type { TSchema } from 'typebox'
import Value from 'typebox/value'

/** Value of a parameter's text according to the contract; on the wire everything is text. */
function meaningOf(schema: TSchema, text: string): unknown {
  const type = 'type' in schema ? schema.type : undefined
  if (type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  if (type === 'boolean') return text === 'true' || (text === 'false' ? false : text)
  if (type !== 'object') return text
  try {
    const value: unknown = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

function numberOf(
  schema: TSchema,
  name: 'minimum' | 'maximum' | 'minLength' | 'maxLength',
): number | undefined {
  const bound: unknown = Object.entries(schema).find(([key]) => key === name)?.[1]
  return typeof bound === 'number' ? bound : undefined
}

/** At least one of these texts is valid for every parameter without special requirements. */
const plausible = [
  '1',
  '500000',
  'true',
  'abcd',
  'Abcd1234',
  '2026-01-01',
  '123456',
  'UZS',
  'UZ',
  'a@b.uz',
  '{}',
]

/** A text that matches the parameter's schema. */
export function placeholder(schema: TSchema): string | undefined {
  const choices: unknown = 'enum' in schema ? schema.enum : undefined
  const chosen: unknown[] = Array.isArray(choices) ? choices : []
  const least = numberOf(schema, 'minimum')
  const texts = [...chosen.map(String), ...(least === undefined ? [] : [String(least)]), ...plausible]
  return texts.find((text) => Value.Check(schema, meaningOf(schema, text)))
}

const odd = ['x', '-1', '1.5', '9'.repeat(20), '!', '§ no such value §', 'no json', '[]', '0000']

/** Texts that violate the parameter's schema, one per rule, with the rule. */
export function wrongTexts(schema: TSchema): [text: string, rule: string][] {
  const least = numberOf(schema, 'minimum')
  const most = numberOf(schema, 'maximum')
  const shortest = numberOf(schema, 'minLength')
  const longest = numberOf(schema, 'maxLength')
  const texts = [
    ...odd,
    ...(least === undefined ? [] : [String(least - 1)]),
    ...(most === undefined ? [] : [String(most + 1)]),
    ...(shortest === undefined ? [] : ['a'.repeat(shortest - 1)]),
    ...(longest === undefined ? [] : ['a'.repeat(longest + 1)]),
  ]
  const byRule = new Map<string, string>()
  for (const text of texts) {
    const [fault] = Value.Errors(schema, meaningOf(schema, text))
    if (fault && !byRule.has(fault.keyword)) byRule.set(fault.keyword, text)
  }
  return [...byRule].map(([rule, text]) => [text, rule])
}
