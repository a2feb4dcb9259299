import { isRecord } from '../../../../schemas/is-record.ts'

type Catalogue = Readonly<Record<string, unknown>>

/** Merges catalogues text by text; later ones win. */
export function mergeCatalogues(...catalogues: readonly Catalogue[]): Record<string, unknown> {
  return catalogues.reduce<Record<string, unknown>>((merged, catalogue) => {
    const entries = Object.entries(catalogue).map(([name, text]): [string, unknown] => {
      const below = merged[name]
      return [name, isRecord(text) ? mergeCatalogues(isRecord(below) ? below : {}, text) : text]
    })
    return { ...merged, ...Object.fromEntries(entries) }
  }, {})
}

/** Returns every text of a catalogue by its path, such as `common.close`. */
export function textPaths(catalogue: Catalogue, prefix: readonly string[] = []): Map<string, unknown> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, text]): (readonly [string, unknown])[] => {
      const path = [...prefix, name]
      return isRecord(text) ? [...textPaths(text, path)] : [[path.join('.'), text]]
    }),
  )
}
