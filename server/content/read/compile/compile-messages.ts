import { isRecord } from '../../../../schemas/is-record.ts'

type Catalogue = Readonly<Record<string, unknown>>

/** Returns every text of a catalogue by its path, such as `common.close`. */
export function textPaths(catalogue: Catalogue, prefix: readonly string[] = []): Map<string, unknown> {
  return new Map(
    Object.entries(catalogue).flatMap(([name, text]): (readonly [string, unknown])[] => {
      const path = [...prefix, name]
      return isRecord(text) ? [...textPaths(text, path)] : [[path.join('.'), text]]
    }),
  )
}
