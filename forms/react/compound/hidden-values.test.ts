import { expect, test } from 'vitest'
import { createHiddenMemory } from '../state/hidden-memory.ts'
import { withHidden } from './hidden-values.ts'

const text = { type: 'string' } as const

/** A form with the fields that `shownBy` names. */
const formOf =
  (shownBy: (values: Record<string, unknown>) => string[]) => (formData: Record<string, unknown>) => {
    const names = shownBy(formData)
    const kept = Object.entries(formData).filter(([name]) => names.includes(name))
    return {
      formData: Object.fromEntries(kept),
      retrievedSchema: { properties: Object.fromEntries(names.map((name) => [name, text])) },
    }
  }

const follow = (
  make: ReturnType<typeof formOf>,
  memory: ReturnType<typeof createHiddenMemory>,
  before: Record<string, unknown>,
  after: Record<string, unknown>,
) =>
  withHidden(
    memory,
    make(before),
    make(after),
    (_name, value) => value,
    (back, since) => make({ ...since.formData, ...back }),
  ).formData

test('a value that comes back brings back another', () => {
  const make = formOf(({ kind, level }) => [
    'kind',
    ...(kind === 'b' ? ['level'] : []),
    ...(level === 'high' ? ['why'] : []),
  ])
  const memory = createHiddenMemory()
  const all = { kind: 'b', level: 'high', why: 'so' }
  expect(follow(make, memory, all, { kind: 'a' })).toEqual({ kind: 'a' })
  expect(follow(make, memory, { kind: 'a' }, { kind: 'b' })).toEqual(all)
})

test('values whose fields remove each other come back once', () => {
  const make = formOf(({ isOpen, a, b }) => [
    'isOpen',
    ...(isOpen === true && a === undefined ? ['b'] : []),
    ...(isOpen === true && b !== undefined ? ['a'] : []),
  ])
  const memory = createHiddenMemory()
  memory.remember(['a'], '', '1', text)
  memory.remember(['b'], '', '2', text)
  expect(follow(make, memory, { isOpen: false }, { isOpen: true })).toEqual({ isOpen: true, a: '1' })
})
