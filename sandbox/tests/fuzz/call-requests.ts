import fc from 'fast-check'
import type { TSchema } from 'typebox'
import { callContracts, callNames, type CallName } from '../../../schemas/api/calls.ts'

/** Texts that have broken servers before, arbitrary ones, and those with a meaning here. */
export const anyText = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.string({ maxLength: 200 }),
  fc.integer().map(String),
  fc.double().map(String),
  fc.json({ maxDepth: 2 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '9007199254740993',
    '2147483648',
    '9'.repeat(400),
    '1e308',
    'NaN',
    'null',
    'true',
    '500000',
    '500000.00',
    '0.0000000001',
    'slot,live',
    ',,,',
    'olmos-saltanati',
    '%',
    '\\',
    "' or 1=1 --",
    '\u0000',
    '\ud800',
    '{}',
    '[]',
    '{"__proto__":{"a":"b"}}',
    '{"card_number":"8600490277153308"}',
    '{"id":1,"type":"tournament"}',
    '998901234567',
    '+998935550199',
    'a@b.uz',
    'marra2026',
    '1995-04-03',
    '9999-99-99',
    'uz',
    'UZS',
    'deposit',
    'success',
  ),
)

function bound(schema: TSchema, name: 'minimum' | 'maximum', byDefault: number): number {
  const value: unknown = name in schema ? Reflect.get(schema, name) : undefined
  return typeof value === 'number' ? value : byDefault
}

/** Texts that match a parameter's schema. */
function fittingText(schema: TSchema): fc.Arbitrary<string> {
  if ('enum' in schema && Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum.map(String))
  const type: unknown = 'type' in schema ? schema.type : undefined
  if (type === 'boolean') return fc.constantFrom('true', 'false', '1', '0')
  if (type === 'integer') {
    const min = bound(schema, 'minimum', -1)
    // Small numbers are meaningful: ids, pages, switches.
    return fc.integer({ min, max: Math.min(bound(schema, 'maximum', 40), min + 40) }).map(String)
  }
  if ('pattern' in schema && typeof schema.pattern === 'string')
    return fc.stringMatching(new RegExp(schema.pattern, 'u'))
  if ('format' in schema && schema.format === 'email') return fc.constantFrom('a@b.uz', 'player@marra.uz')
  return anyText
}

export interface CallRequest {
  name: CallName
  params: Record<string, string>
}

/** A request of any call, with valid, invalid, missing or unknown parameters. */
export const anyCall: fc.Arbitrary<CallRequest> = fc.constantFrom(...callNames).chain((name) => {
  const { properties } = callContracts[name].params
  const entries = Object.entries<TSchema>(properties).map(([field, schema]) =>
    fc
      .oneof(
        { weight: 6, arbitrary: fittingText(schema) },
        { weight: 2, arbitrary: anyText },
        { weight: 4, arbitrary: fc.constant(undefined) },
      )
      .map((value) => [field, value] as const),
  )
  const foreign = fc.dictionary(
    fc.constantFrom('__proto__', 'constructor', 'toString', 'a[b]', 'v', 'locale', 'x'),
    anyText,
    { maxKeys: 1 },
  )
  return fc.tuple(fc.tuple(...entries), fc.option(foreign, { freq: 5, nil: {} })).map(([pairs, others]) => {
    const given = pairs.flatMap(([field, value]) => (value === undefined ? [] : [[field, value] as const]))
    return { name, params: { ...others, ...Object.fromEntries(given) } }
  })
})
