import { create, type ArrayDelta, type Delta, type ObjectDelta } from 'jsondiffpatch'
import { withoutSamples } from '../../../schemas/documents/samples.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { valueAt, type JsonPath } from '../json-path.ts'

/** One changed value of a document. */
export interface FieldChange {
  /** Path in the document after the change; in the one before for removed values. */
  path: JsonPath
  kind: 'changed' | 'added' | 'removed' | 'moved'
  before?: unknown
  after?: unknown
}

/** Rows of lists are the same if they have the same id or key; others are known by their position only. */
function identityOf(row: object, index?: number): string {
  for (const name of ['id', 'key', 'name']) {
    const value = isRecord(row) ? row[name] : undefined
    if (typeof value === 'string') return `${name}:${value}`
  }
  return `index:${index}`
}

const patcher = create({
  objectHash: identityOf,
  arrays: { detectMove: true, includeValueOnMove: true },
})

/** Which texts of a draft are samples is no change of the document. */
const published = (body: unknown) => (isRecord(body) ? withoutSamples(body) : body)

/** The changes from one body to another, in the order of the fields. */
export function changesBetween(before: unknown, after: unknown): FieldChange[] {
  return walk(patcher.diff(published(before), published(after)), [], after)
}

const isArrayDelta = (delta: ArrayDelta | ObjectDelta): delta is ArrayDelta => delta['_t'] === 'a'

function walk(delta: Delta, path: JsonPath, whole: unknown): FieldChange[] {
  if (delta === undefined) return []
  if (Array.isArray(delta)) return [changeOf(delta, path, whole)]
  if (isArrayDelta(delta)) return rowsOf(delta, path, whole)
  return Object.entries(delta).flatMap(([name, inner]) => walk(inner, [...path, name], whole))
}

/** In arrays, `_3` is a row that was at 3, others are where they are now. */
function rowsOf(delta: ArrayDelta, path: JsonPath, whole: unknown): FieldChange[] {
  return Object.entries(delta).flatMap(([name, inner]: [string, Delta | 'a']) =>
    inner === 'a' ? [] : walk(inner, [...path, Number(name.replace('_', ''))], whole),
  )
}

type Leaf = Extract<NonNullable<Delta>, readonly unknown[]>

function changeOf(delta: Leaf, path: JsonPath, whole: unknown): FieldChange {
  const [first, second, operation] = delta
  if (operation === 3 && typeof second === 'number') {
    const now = [...path.slice(0, -1), second]
    return { path: now, kind: 'moved', after: valueAt(whole, now) }
  }
  if (operation === 0) return { path, kind: 'removed', before: first }
  if (delta.length === 1) return { path, kind: 'added', after: first }
  return { path, kind: 'changed', before: first, after: second }
}
