import { Type, type Static } from 'typebox'
import { isRecord } from '../is-record.ts'
import { pointerTo } from '../json-schema.ts'

const Plain = Type.Optional(Type.Union([Type.String(), Type.Number(), Type.Boolean()]))

/** A value that somebody has changed in a document. */
export const ChangedValue = Type.Object({
  document: Type.Optional(
    Type.String({ description: '`kind/key` of the document; left out in entries of older builds' }),
  ),
  path: Type.String({
    description: 'JSON pointer into the body: after the change, or before it for a removed value',
  }),
  block: Type.Optional(Type.String({ description: 'Type of the innermost block that has the value' })),
  /** Left out: there was none. */
  before: Plain,
  /** Left out: there is none any more. */
  after: Plain,
})
export type ChangedValue = Static<typeof ChangedValue>

/** Characters of a text that are kept. */
const maxLength = 1000

/** The plain values that differ between two bodies. Rows of lists are compared by their ids or keys, if they have any. */
export function changedValues(before: unknown, after: unknown): ChangedValue[] {
  const found: ChangedValue[] = []
  compare({ before, after, path: '', block: undefined }, found)
  return found
}

interface Pair {
  before: unknown
  after: unknown
  path: string
  block: string | undefined
}

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
const shortened = (value: string | number | boolean) =>
  typeof value === 'string' ? value.slice(0, maxLength) : value

function compare({ before, after, path, block }: Pair, found: ChangedValue[]): void {
  // A new text begins empty.
  if (before === after || (before === undefined && after === '')) return
  if (isPlain(before) || isPlain(after))
    found.push({
      path,
      ...(block !== undefined && { block }),
      ...(isPlain(before) && { before: shortened(before) }),
      ...(isPlain(after) && { after: shortened(after) }),
    })
  const own = blockTypeOf(after) ?? blockTypeOf(before) ?? block
  const [left, right] = [partsOf(before), partsOf(after)]
  for (const [name, place] of new Map([...left.places, ...right.places])) {
    if (name === 'id') continue
    compare(
      {
        before: left.values.get(name),
        after: right.values.get(name),
        path: pointerTo(path, place),
        block: own,
      },
      found,
    )
  }
}

function blockTypeOf(value: unknown): string | undefined {
  const type = isRecord(value) && isRecord(value['props']) ? value['type'] : undefined
  return typeof type === 'string' ? type : undefined
}

/** The parts of a value by a name that stays the same when rows are moved, and where each of them is. */
function partsOf(value: unknown) {
  const rows = Array.isArray(value)
    ? value.map((row: unknown, index) => [identityOf(row, index), index, row] as const)
    : isRecord(value)
      ? Object.entries(value).map(([name, inner]) => [name, name, inner] as const)
      : []
  return {
    values: new Map(rows.map(([name, , inner]) => [name, inner])),
    places: rows.map(([name, place]) => [name, place] as const),
  }
}

function identityOf(row: unknown, index: number): string {
  const known = isRecord(row) ? (row['id'] ?? row['key']) : undefined
  return typeof known === 'string' ? `=${known}` : String(index)
}
