import { isRecord } from '../../../schemas/is-record.ts'
import { oneIn, oneOf, type Draw } from './values.ts'

/** Names of keys and numbers of items, from the root of a document. */
export type Position = readonly string[]

/** Unlike Array.isArray, not of `any`. */
export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value)

export const namesIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null ? Object.keys(value) : []

export function valueAt(root: unknown, position: Position): unknown {
  return position.reduce<unknown>((value, name) => {
    if (isList(value)) return value[Number(name)]
    return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  }, root)
}

/** A copy with another value for a key. Assignment would change the prototype if the key is `__proto__`. */
export function withEntry(record: Readonly<Record<string, unknown>>, name: string, value: unknown) {
  return Object.fromEntries([...Object.entries(record).filter(([key]) => key !== name), [name, value]])
}

/**
 * A copy of a document with another value at a position. Everything else is shared with the original. Returns the
 * original itself if the value stays the same.
 */
export function changeAt(root: unknown, position: Position, change: (value: unknown) => unknown): unknown {
  const [name, ...rest] = position
  if (name === undefined) return change(root)
  const before = valueAt(root, [name])
  const after = changeAt(before, rest, change)
  if (Object.is(before, after)) return root
  if (isList(root)) return root.map((item, index) => (String(index) === name ? after : item))
  if (!isRecord(root)) return root
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, key === name ? after : value]))
}

/** A position below the root: goes down one level after the other, and stops at any of them or only at a leaf. */
export function choosePosition(draw: Draw, root: unknown, isForLeaf = false): Position {
  const position: string[] = []
  let value = root
  for (;;) {
    const name = oneOf(draw, namesIn(value))
    if (name === undefined) return position
    position.push(name)
    value = valueAt(value, [name])
    if (!isForLeaf && oneIn(draw, 6)) return position
  }
}
