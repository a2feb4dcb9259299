import { isRecord } from '../../../schemas/is-record.ts'

type Catalogue = Readonly<Record<string, unknown>>

/** Merges catalogues text by text; later ones win. */
export function mergeCatalogues(...catalogues: readonly Catalogue[]): Record<string, unknown> {
  const merged = new Map<string, unknown>()
  for (const catalogue of catalogues)
    for (const [name, text] of Object.entries(catalogue)) {
      const below = merged.get(name)
      merged.set(name, isRecord(below) && isRecord(text) ? mergeCatalogues(below, text) : text)
    }
  return Object.fromEntries(merged)
}
