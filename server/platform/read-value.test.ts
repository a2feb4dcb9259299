import { Type, type TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { describe, expect, it, test } from 'vitest'
import { Done } from '../../schemas/api/call.ts'
import { callContracts, callNames } from '../../schemas/api/calls.ts'
import {
  AmountOf,
  Choice,
  Day,
  Flag,
  Id,
  List,
  Nullable,
  Seconds,
  Text,
  Timestamp,
  Whole,
} from '../../schemas/api/entities/fields.ts'
import { isRecord } from '../../schemas/is-record.ts'
import { readValue, type Fault } from './read-value.ts'

function reading(schema: TSchema, value: unknown) {
  const omitted: Fault[] = []
  const read = readValue(schema, value, (fault) => omitted.push(fault))
  return { read, omitted }
}
const valueOf = (schema: TSchema, value: unknown) => reading(schema, value).read

test.each([
  ['a number as text', Whole('n'), '12', 12],
  ['a text as number', Text('t'), 12, '12'],
  ['an amount as number', AmountOf('a'), 5.5, '5.5'],
  ['1 for true', Flag('f'), 1, true],
  ['"false"', Flag('f'), 'false', false],
  ['an id as text', Id('i'), '0012', '0012'],
  ['a UUID', Id('i'), '5f0c9e9c-9b2f-4c1e-8f52-6f1d1c3f9a10', '5f0c9e9c-9b2f-4c1e-8f52-6f1d1c3f9a10'],
  ['a choice in capitals', Choice(['slot', 'live'], 'c'), 'SLOT', 'slot'],
  ['a time of a database', Timestamp('t'), '2026-11-21 18:30:00', '2026-11-21T18:30:00Z'],
  ['a time with zone', Timestamp('t'), '2026-11-21T18:30:00+0500', '2026-11-21T18:30:00+05:00'],
  ['seconds since 1970', Timestamp('t'), 1_795_286_400, '2026-11-21T18:40:00.000Z'],
  ['milliseconds since 1970, as text', Timestamp('t'), '1795286400000', '2026-11-21T18:40:00.000Z'],
  ['a time as seconds', Seconds('s'), '2026-11-21T18:40:00.250Z', 1_795_286_400],
  ['milliseconds as seconds', Seconds('s'), 1_795_286_400_250, 1_795_286_400],
  ['the day of a time', Day('d'), '1990-05-01T00:00:00Z', '1990-05-01'],
  ['a zero date', Nullable(Timestamp('t'), 'n'), '0000-00-00 00:00:00', null],
])('reads %s', (_what, schema, sent, value) => {
  expect(valueOf(schema, sent)).toEqual({ value })
})

test.each([
  ['null as text', Text('t')],
  ['null as number', Whole('n')],
  ['null as flag', Flag('f')],
])('never makes anything of %s', (_what, schema) => {
  expect(valueOf(schema, null)).toHaveProperty('fault')
  expect(valueOf(Type.Object({ field: schema }), { field: null })).toHaveProperty('fault')
})

test.each([
  ['an amount with grouping', AmountOf('a'), '1,000.50'],
  ['an amount with exponent', AmountOf('a'), 1e-7],
  ['a flag of words', Flag('f'), 'yes'],
  ['a fraction', Whole('n'), 1.5],
  ['a number that loses digits', Whole('n'), '12345678901234567890'],
  ['an id with a slash', Id('i'), 'a/b'],
])('does not read %s', (_what, schema, sent) => {
  expect(valueOf(schema, sent)).toHaveProperty('fault')
})

describe('a list', () => {
  const Item = Type.Object({ id: Id('i'), kind: Choice(['a', 'b'], 'c'), title: Type.Optional(Text('t')) })
  it('keeps the items that are understood, and tells of the others', () => {
    const items = [{ id: 1, kind: 'a' }, { id: 2, kind: 'crash' }, null, { id: 'x', kind: 'b', title: {} }]
    expect(reading(List(Item, 'items'), items)).toEqual({
      read: {
        value: [
          { id: 1, kind: 'a' },
          { id: 'x', kind: 'b' },
        ],
      },
      omitted: [
        { path: '/*/kind', reason: 'unknown: "crash"' },
        { path: '/*', reason: 'no object' },
        { path: '/*/title', reason: 'not understood' },
      ],
    })
  })
  it('that is none is no empty list', () => {
    expect(valueOf(List(Item, 'items'), { items: [] })).toEqual({ fault: { path: '', reason: 'no list' } })
  })
})

test('an unknown choice is named, if it looks like one', () => {
  const faultOf = (sent: unknown) => valueOf(Choice(['a', 'b'], 'c'), sent)
  expect(faultOf('crash')).toEqual({ fault: { path: '', reason: 'unknown: "crash"' } })
  for (const sent of ['8600 '.repeat(20), { card: '8600' }, 5])
    expect(faultOf(sent)).toEqual({ fault: { path: '', reason: 'not understood' } })
})

test('a missing field has its default; an unknown choice as well, but not an unknown amount', () => {
  const Method = Type.Object({
    kind: Choice(['redirect', 'pending'], 'c', 'redirect'),
    count: Whole('n', { default: 0 }),
    picture: Nullable(Text('p'), 'n', null),
  })
  expect(valueOf(Method, {})).toEqual({ value: { kind: 'redirect', count: 0, picture: null } })
  expect(valueOf(Method, { kind: 'qr', picture: [], more: 1 })).toEqual({
    value: { kind: 'redirect', count: 0, picture: null, more: 1 },
  })
  expect(valueOf(Method, { count: 'many' })).toEqual({ fault: { path: '/count', reason: 'not understood' } })
})

/** Texts for the patterns and formats of the contract. */
const texts = [
  'text',
  '10.00',
  'UZS',
  '12/30',
  '8600 **** 1234',
  '/path',
  '2.10',
  '2026-11-21',
  '2026-11-21T18:30:00Z',
  'https://a.uz/',
  'abcdefgh',
]

function sampleOf(schema: unknown): unknown {
  if (!isRecord(schema)) return null
  const { anyOf, enum: options, const: constant, type, properties, items } = schema
  if (constant !== undefined) return constant
  if (Array.isArray(options)) return options[0]
  if (Array.isArray(anyOf)) return sampleOf(anyOf[0])
  if (isRecord(properties))
    return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sampleOf(field)]))
  if (type === 'array') return [sampleOf(items), sampleOf(items)]
  if (type === 'integer' || type === 'number')
    return typeof schema['minimum'] === 'number' ? schema['minimum'] : 1
  if (type === 'boolean') return true
  if (type === 'object') return {}
  return texts.find((text) => Value.Check({ ...schema }, text))
}

type Path = readonly string[]

/** The names that lead to each value inside. */
function pathsIn(value: unknown): Path[] {
  const inside = Array.isArray(value) || isRecord(value) ? Object.entries(value) : []
  return inside.flatMap(([name, each]) => [[name], ...pathsIn(each).map((rest) => [name, ...rest])])
}

/** A copy with another value at a path; undefined: with none. */
function changed(value: unknown, [name, ...rest]: Path, to: unknown): unknown {
  if (name === undefined) return to
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (String(index) === name ? changed(each, rest, to) : each))
  return isRecord(value) ? { ...value, [name]: changed(value[name], rest, to) } : value
}

const listed = callNames.filter((name) => {
  const answer = sampleOf(callContracts[name].answer)
  return isRecord(answer) && Array.isArray(answer['items'])
})

test('most answers are lists', () => expect(listed.length).toBeGreaterThan(20))

test.each(listed)('%s keeps its other items, whatever one of them contains', (name) => {
  const { answer } = callContracts[name]
  const sample = sampleOf(answer)
  expect([...Value.Errors(answer, sample)]).toEqual([])
  const inSecondItem = pathsIn(sample).filter(([list, index]) => list === 'items' && index === '1')
  for (const path of inSecondItem)
    for (const odd of [undefined, null, {}, [], 'a value of tomorrow', -1.5, true]) {
      const { read } = reading(answer, changed(sample, path, odd))
      const value = 'value' in read ? read.value : undefined
      expect(Value.Check(answer, value), `${path.join('/')}: ${JSON.stringify(odd)}`).toBe(true)
      expect(isRecord(value) && Array.isArray(value['items']) && value['items'][0]).toEqual(
        isRecord(sample) && Array.isArray(sample['items']) && sample['items'][0],
      )
    }
})

const withoutNull = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (_name, each: unknown) => each ?? undefined)

test.each(callNames.filter((name) => callContracts[name].answer !== Done))(
  '%s has no values that the platform did not send in place of null',
  (name) => {
    const { answer } = callContracts[name]
    const sample = sampleOf(answer)
    for (const path of pathsIn(sample)) {
      const { read } = reading(answer, changed(sample, path, null))
      const without = reading(answer, changed(sample, path, undefined)).read
      if ('value' in read) expect(withoutNull(read), path.join('/')).toEqual(withoutNull(without))
    }
  },
)
