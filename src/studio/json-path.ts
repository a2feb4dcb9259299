import { isRecord } from '../../schemas/is-record.ts'
import { produce } from 'immer'

/** Path to a value in a document: field names and array indexes. */
export type JsonPath = readonly (string | number)[]

/** The unescaped segments of a JSON pointer. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The value at a path; undefined if the path leads nowhere. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)]
    return isRecord(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined
  }, value)
}

/** `isRecord` for parts of an immer draft, which may be changed in place. */
export const isDraftRecord = (value: unknown): value is Record<string, unknown> => isRecord(value)

function assign(draft: unknown, step: string | number, next: unknown): void {
  if (Array.isArray(draft)) {
    if (Number(step) < draft.length) draft[Number(step)] = next
  } else if (isDraftRecord(draft)) {
    if (next === undefined) Reflect.deleteProperty(draft, step)
    else draft[step] = next
  }
}

/**
 * Sets a value in an immer draft and creates the objects missing on the way. `undefined` deletes the field.
 * Arrays never grow: an index that does not exist is ignored.
 */
export function setAt(draft: unknown, path: JsonPath, next: unknown): void {
  const [step, ...rest] = path
  if (step === undefined) return
  if (rest.length === 0) return assign(draft, step, next)
  const inner = valueAt(draft, [step])
  if (!isRecord(inner) && !Array.isArray(inner)) {
    if (next === undefined) return
    assign(draft, step, {})
  }
  setAt(valueAt(draft, [step]), rest, next)
}

/** A copy with another value at a path, see `setAt`; everything beside the path keeps its identity. */
export function withValueAt(value: unknown, path: JsonPath, next: unknown): unknown {
  if (path.length === 0) return next
  return produce(isRecord(value) || Array.isArray(value) ? value : {}, (draft: unknown) =>
    setAt(draft, path, next),
  )
}

export const isSamePath = (one: JsonPath, other: JsonPath) =>
  one.length === other.length && isWithin(one, other)

/** Whether a path equals another one or leads into it. */
export const isWithin = (path: JsonPath, outer: JsonPath) =>
  outer.every((step, index) => String(path[index]) === String(step))
