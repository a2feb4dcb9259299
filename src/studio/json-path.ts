import { isRecord } from '../../schemas/forms/json-schema.ts'

/** Way to a value in a document: names of fields and places in lists. */
export type JsonPath = readonly (string | number)[]

/** Steps of a JSON pointer, unescaped. */
export function stepsOf(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** What stands at a path; undefined where it leads nowhere. */
export function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    if (Array.isArray(inner)) return inner[Number(step)]
    return isRecord(inner) && Object.hasOwn(inner, step) ? inner[step] : undefined
  }, value)
}

/**
 * The value with another one at a path; what is missing on the way is made, what stands beside it keeps its
 * identity. `undefined` takes a field away.
 */
export function withValueAt(value: unknown, path: JsonPath, next: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return next
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      index === Number(step) ? withValueAt(item, rest, next) : item,
    )
  const fields = isRecord(value) ? value : {}
  const inner = withValueAt(fields[step], rest, next)
  if (inner !== undefined) return { ...fields, [step]: inner }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step))
}

export const isSamePath = (one: JsonPath, other: JsonPath) =>
  one.length === other.length && isWithin(one, other)

/** Whether a path is another one or leads on from it. */
export const isWithin = (path: JsonPath, outer: JsonPath) =>
  outer.every((step, index) => String(path[index]) === String(step))
