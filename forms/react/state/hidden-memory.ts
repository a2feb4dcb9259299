import { toPointer, type JsonSchema } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'

/** The value of a field or alternative that is not displayed. */
export interface HiddenValue {
  /** Names from the form to the value. */
  path: readonly (string | number)[]
  /** Which of the values that have this path: an alternative; empty: that of a field. */
  part: string
  value: unknown
  /** What its field has to look like to receive it. */
  shape: string
}

/** What the user has entered into fields that are not displayed now. */
export interface HiddenMemory {
  remember(path: HiddenValue['path'], part: string, value: unknown, schema: unknown): void
  /** The value for a field or alternative with the same rules as when it was remembered; undefined: none. */
  recall(path: HiddenValue['path'], part: string, schema: unknown): unknown
  forget(path: HiddenValue['path'], part: string): void
  /** The rows of a list have moved; `placeOf` returns the new index, or undefined for a removed row. */
  moveRows: (list: HiddenValue['path'], placeOf: (row: number) => number | undefined) => void
  all(): HiddenValue[]
  clear(): void
}

const shapes = new WeakMap<JsonSchema, string>()

/** A schema without its texts, which differ by language. */
function shapeOf(schema: unknown): string {
  if (!isRecord(schema)) return String(schema)
  const known = shapes.get(schema)
  if (known !== undefined) return known
  const isText = (name: string, value: unknown) =>
    (name === 'title' || name === 'description') && typeof value === 'string'
  const shape = JSON.stringify(schema, (name, value: unknown) => (isText(name, value) ? undefined : value))
  shapes.set(schema, shape)
  return shape
}

const keyOf = (path: HiddenValue['path'], part: string) => `${toPointer(path)} ${part}`

export function createHiddenMemory(initial: readonly HiddenValue[] = []): HiddenMemory {
  const known = new Map(initial.map((each) => [keyOf(each.path, each.part), each]))
  return {
    remember: (path, part, value, schema) =>
      void known.set(keyOf(path, part), { path, part, value, shape: shapeOf(schema) }),
    recall(path, part, schema) {
      const found = known.get(keyOf(path, part))
      return found?.shape === shapeOf(schema) ? found.value : undefined
    },
    forget: (path, part) => void known.delete(keyOf(path, part)),
    moveRows(list, placeOf) {
      const inside = [...known].filter(([, { path }]) => list.every((name, at) => path[at] === name))
      const moved = inside.flatMap(([key, each]): HiddenValue[] => {
        const row = each.path[list.length]
        if (typeof row !== 'number') return []
        known.delete(key)
        const place = placeOf(row)
        const path = [...list, place ?? row, ...each.path.slice(list.length + 1)]
        return place === undefined ? [] : [{ ...each, path }]
      })
      for (const each of moved) known.set(keyOf(each.path, each.part), each)
    },
    all: () => [...known.values()],
    clear: () => known.clear(),
  }
}
