import { isRecord } from '../../../schemas/is-record.ts'
import type { JsonPath } from '../json-path.ts'

/** A catalogue in the editor, and the published one. */
export interface Catalogue {
  body: Record<string, unknown> | null
  published: Record<string, unknown> | null
}

/** One text in each of the catalogues. */
export interface Row {
  /** The key in dot notation, as in code. */
  key: string
  path: JsonPath
  /** null: missing in that catalogue. */
  texts: readonly (string | null)[]
  /** Per catalogue: whether the text differs from the published one. */
  changed: readonly boolean[]
}

export type RowFilter = 'all' | 'missing' | 'changed'

type Texts = ReadonlyMap<string, { path: JsonPath; text: string }>

function collect(value: unknown, path: JsonPath, into: Map<string, { path: JsonPath; text: string }>) {
  if (typeof value === 'string') into.set(path.join('.'), { path, text: value })
  else if (isRecord(value))
    for (const [name, inner] of Object.entries(value)) collect(inner, [...path, name], into)
}

function textsOf(body: Record<string, unknown> | null): Texts {
  const texts = new Map<string, { path: JsonPath; text: string }>()
  collect(body ?? {}, [], texts)
  return texts
}

/** All keys of the catalogues, in the order of the first catalogue that has each. */
export function rowsOf(catalogues: readonly Catalogue[]): Row[] {
  const now = catalogues.map(({ body }) => textsOf(body))
  const before = catalogues.map(({ published }) => textsOf(published))
  const paths = new Map<string, JsonPath>()
  for (const texts of [...now, ...before])
    for (const [key, { path }] of texts) if (!paths.has(key)) paths.set(key, path)
  return [...paths].map(([key, path]) => {
    const texts = now.map((each) => each.get(key)?.text ?? null)
    const changed = before.map((each, index) => (each.get(key)?.text ?? null) !== texts[index])
    return { key, path, texts, changed }
  })
}

/** Rows that contain all search terms in their key or in one of their texts. */
export function filterRows(rows: readonly Row[], query: string, filter: RowFilter): Row[] {
  const terms = query.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(({ key, texts, changed }) => {
    if (filter === 'missing' && texts.every((text) => text !== null)) return false
    if (filter === 'changed' && !changed.includes(true)) return false
    const candidates = [key, ...texts.map((text) => text ?? '')].map((text) => text.toLowerCase())
    return terms.every((term) => candidates.some((text) => text.includes(term)))
  })
}
