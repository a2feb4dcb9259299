/** Values of single fields. */
import { readDateBound } from '../contract/formats.ts'
import type { JsonSchema } from '../../schemas/json-schema.ts'
import { without } from '../dialect/conversion.ts'
import { phrase, type Phrase } from '../../schemas/phrase.ts'
import { textsMatching } from '../patterns/pattern-language.ts'
import { crossedLimits, limitsOf } from './parts.ts'
import { createTest } from './satisfies.ts'
import { isChoice } from './worlds.ts'

/** Values for a field, or the reason that there are none. Without a schema it is not certain. */
export type Values = { values: readonly unknown[] } | Failure
export interface Failure {
  reason: Phrase
  /** The schema that no value satisfies; undefined: no value was found, but there may be one. */
  schema?: unknown
  /** The keyword of that schema. */
  keyword?: string
}

/** What applies to a field in one combination of conditions. */
interface Field {
  root: JsonSchema
  parts: readonly JsonSchema[]
  none: readonly JsonSchema[]
  /** The number of different values to find. */
  count: number
}

const texts = (parts: readonly JsonSchema[], keyword: string) =>
  parts.map((part) => part[keyword]).filter((value) => typeof value === 'string')

/** The listed values of a field; undefined: it is not a choice. */
export function listedValues(parts: readonly JsonSchema[]): unknown[] | undefined {
  for (const part of parts) {
    const { enum: values, oneOf, anyOf } = part
    if ('const' in part) return [part['const']]
    if (Array.isArray(values)) return values.map((value: unknown) => value)
    const list = isChoice(oneOf) ? oneOf : isChoice(anyOf) ? anyOf : undefined
    if (list) return list.map((option) => option['const'])
  }
  return undefined
}

/** Texts in the formats of forms. */
function textsOfFormat(name: string): readonly string[] {
  const [kind = '', bound = ''] = name.split(' ')
  switch (kind) {
    case 'date-from':
    case 'date-to':
      return [readDateBound(bound) ?? ''].filter((date) => date !== '')
    case 'digits-from':
    case 'digits-to':
      return [bound]
    default:
      return examplesOfFormats[kind] ?? []
  }
}

/** Whether the limits of dates or sums exclude each other. */
function areFormatsCrossed(formats: readonly string[]): boolean {
  const boundsOf = (name: string) =>
    formats.filter((format) => format.startsWith(`${name} `)).map((format) => format.slice(name.length + 1))
  const dates = (name: string) => boundsOf(name).map((bound) => Date.parse(readDateBound(bound) ?? ''))
  return (
    Math.max(...dates('date-from')) > Math.min(...dates('date-to')) ||
    Math.max(...boundsOf('digits-from').map(Number)) > Math.min(...boundsOf('digits-to').map(Number))
  )
}

const nextYear = String(new Date().getUTCFullYear() + 1).slice(-2)
const examplesOfFormats: Readonly<Record<string, readonly string[]>> = {
  'card-number': ['4111111111111111', '5555555555554444', '8600000000000007', '9860000000000001'],
  'card-expiry': [`12/${nextYear}`],
  'card-holder': ['ALISHER NAVOIY'],
  iban: ['GB82WEST12345698765432'],
  'confirmation-code': ['123456'],
  'calendar-date': ['1990-12-31', '2030-06-15'],
  'email-address': ['ali@example.uz'],
  email: ['ali@example.uz'],
  date: ['1990-12-31', '2030-06-15'],
  time: ['12:30:00Z'],
  'date-time': ['2030-06-15T12:30:00Z'],
  duration: ['P1D'],
  uri: ['https://example.uz/'],
  'uri-reference': ['https://example.uz/'],
  'uri-template': ['https://example.uz/'],
  url: ['https://example.uz/'],
  hostname: ['example.uz'],
  ipv4: ['192.0.2.1'],
  ipv6: ['2001:db8::1'],
  uuid: ['123e4567-e89b-12d3-a456-426614174000'],
  regex: ['^a$'],
  color: ['#1a2b3c'],
  'data-url': ['data:image/png;name=a.png;base64,AA=='],
  'idn-email': ['ali@example.uz'],
  'idn-hostname': ['example.uz'],
  iri: ['https://example.uz/'],
  'iri-reference': ['https://example.uz/'],
  'json-pointer': ['/a'],
  'relative-json-pointer': ['0/a'],
  'json-pointer-uri-fragment': ['#/a'],
}

/** Texts of a pattern that are tried in a field with a format, too. */
const maxTexts = 300

const usualTexts = [
  'Ali',
  'a',
  '1',
  '12345',
  '901234567',
  'ali@example.uz',
  '1990-12-31',
  'Toshkent 100',
  'x',
  'data:image/png;base64,AA==',
]

function textValues({ root, parts, none, count }: Field): Values {
  const minLength = Math.max(0, ...limitsOf(parts, 'minLength'))
  const maxLength = Math.min(...limitsOf(parts, 'maxLength'))
  const patterns = texts(parts, 'pattern')
  const formats = texts(parts, 'format')
  const blame = (keyword: string) => parts.find((part) => keyword in part)
  const crossed = crossedLimits(parts, ['minLength', minLength], ['maxLength', maxLength])
  if (crossed) return { ...crossed, keyword: 'minLength' }
  if (areFormatsCrossed(formats))
    return { reason: phrase`formatMinimum is more than formatMaximum`, schema: blame('format') }
  const forbidden = texts(
    none.filter((part) => Object.keys(part).every((keyword) => ['pattern', 'type'].includes(keyword))),
    'pattern',
  )
  const found =
    patterns.length + forbidden.length > 0
      ? textsMatching(
          { patterns, forbidden, minLength: Math.max(1, minLength), maxLength },
          formats.length > 0 ? maxTexts : count,
        )
      : 'unknown'
  if (found === 'impossible')
    return {
      reason:
        patterns.length > 1
          ? phrase`no text matches all of the patterns ${patterns.join(', ')}`
          : phrase`no text of an allowed length matches the pattern ${patterns.join('')}`,
      schema: blame('pattern'),
      keyword: 'pattern',
    }
  const fitted = usualTexts.map((text) =>
    text.padEnd(minLength, text === '' ? 'a' : text).slice(0, maxLength),
  )
  const numbered = Array.from(
    { length: count },
    (_, at) => `${'a'.repeat(Math.max(1, minLength - 3))}${at + 1}`,
  )
  const addresses = minLength > 14 ? [`${'a'.repeat(minLength - 11)}@example.uz`] : []
  const candidates = [
    ...formats.flatMap(textsOfFormat),
    ...(Array.isArray(found) ? found : []),
    ...addresses,
    ...fitted,
    ...numbered,
  ]
  return chosen(candidates, { root, parts, none, count })
}

/** The reason that no whole number, or no multiple, is between the limits. */
function emptyRange(type: string, parts: readonly JsonSchema[]): Failure | undefined {
  const steps = [...new Set([...(type === 'integer' ? [1] : []), ...limitsOf(parts, 'multipleOf')])]
  const step = Math.max(...steps)
  // Of several divisors that do not divide each other, common multiples would have to be found.
  if (steps.length === 0 || !steps.every((each) => Number.isInteger(step / each))) return undefined
  const [above, below] = [limitsOf(parts, 'exclusiveMinimum'), limitsOf(parts, 'exclusiveMaximum')]
  const first = Math.max(
    ...limitsOf(parts, 'minimum').map((limit) => Math.ceil(limit / step)),
    ...above.map((limit) => Math.floor(limit / step) + 1),
  )
  const last = Math.min(
    ...limitsOf(parts, 'maximum').map((limit) => Math.floor(limit / step)),
    ...below.map((limit) => Math.ceil(limit / step) - 1),
  )
  // Limits that are no exact binary fractions may be a multiple that the division misses.
  if (first <= last || !Number.isInteger(step)) return undefined
  const schema = parts.find((part) => 'minimum' in part || 'exclusiveMinimum' in part)
  return {
    reason:
      step === 1
        ? phrase`there is no whole number between its limits`
        : phrase`there is no multiple of ${step} between its limits`,
    schema,
  }
}

function numberValues(type: string, { root, parts, none, count }: Field): Values {
  const lowest = Math.max(...limitsOf(parts, 'minimum'), ...limitsOf(parts, 'exclusiveMinimum'))
  const highest = Math.min(...limitsOf(parts, 'maximum'), ...limitsOf(parts, 'exclusiveMaximum'))
  if (lowest > highest)
    return {
      reason: phrase`${'minimum'} ${lowest} is more than ${'maximum'} ${highest}`,
      schema: parts.find((part) => 'minimum' in part || 'exclusiveMinimum' in part),
    }
  const empty = emptyRange(type, parts)
  if (empty) return empty
  const steps = limitsOf(parts, 'multipleOf')
  const step = Math.max(
    1e-9,
    ...steps.filter((each) => steps.every((other) => Number.isInteger(each / other))),
    ...(steps.length === 0 ? [1] : []),
  )
  const decimals = Math.max(0, (String(step).split('.')[1] ?? '').length)
  const multiple = (times: number) => Number((times * step).toFixed(decimals))
  const from = Number.isFinite(lowest)
    ? Math.ceil(lowest / step)
    : Number.isFinite(highest)
      ? Math.floor(highest / step)
      : 1
  const limits = [...none, ...parts].flatMap((part) =>
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'const'].flatMap((keyword) => {
      const limit = part[keyword]
      return typeof limit === 'number' ? [limit, limit - 1, limit + 1] : []
    }),
  )
  const candidates = [
    ...Array.from({ length: count + 3 }, (_, at) => multiple(from + at)),
    ...Array.from({ length: count + 3 }, (_, at) => multiple(from - at)),
    (lowest + highest) / 2,
    ...limits,
    0,
    1,
  ].filter(Number.isFinite)
  return chosen(candidates, { root, parts, none, count })
}

function chosen(candidates: readonly unknown[], { root, parts, none, count }: Field): Values {
  const isValid = createTest(root, parts.map(ofValue), none)
  const values: unknown[] = []
  for (const candidate of new Set(candidates)) {
    if (values.length >= count) break
    // An empty text counts as an empty field.
    if (candidate !== '' && isValid(candidate)) values.push(candidate)
  }
  return values.length > 0 ? { values } : { reason: phrase`no value was found` }
}

/** Keywords about a value itself; those with schemas were split into worlds before. */
function ofValue(part: JsonSchema): JsonSchema {
  const { anyOf, oneOf } = part
  return {
    ...without(part, 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependencies', '$ref'),
    ...(isChoice(oneOf) && { oneOf }),
    ...(isChoice(anyOf) && { anyOf }),
  }
}

/** At most `count` different values of one type, or of a choice. */
export function scalarValues(type: string | undefined, field: Field): Values {
  const { parts } = field
  const listed = listedValues(parts)
  if (listed) {
    // An empty choice counts as an empty field.
    const found = chosen(
      listed.filter((value) => value !== null && value !== ''),
      field,
    )
    const schema = parts.find((part) =>
      ['const', 'enum', 'oneOf', 'anyOf'].some((keyword) => keyword in part),
    )
    return 'values' in found ? found : { reason: phrase`none of its choices is allowed`, schema }
  }
  switch (type) {
    case 'string':
      return textValues(field)
    case 'integer':
    case 'number':
      return numberValues(type, field)
    case 'boolean':
      return chosen([true, false], field)
    case 'null':
      return chosen([null], field)
    default:
      return { reason: phrase`no value was found` }
  }
}
