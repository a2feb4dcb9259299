import { isRecord } from '../../../../schemas/is-record.ts'

/**
 * Returns `next` with all parts that equal `previous` replaced by the previous ones, so that they keep their
 * identity.
 */
export function share(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous
  if (Array.isArray(previous) && Array.isArray(next)) {
    const shared = next.map((item: unknown, index) => share(previous[index], item))
    const isSame =
      shared.length === previous.length && shared.every((item, index) => item === previous[index])
    return isSame ? previous : shared
  }
  if (!isRecord(previous) || !isRecord(next)) return next
  const shared = Object.entries(next).map(([name, value]): [string, unknown] => [
    name,
    share(previous[name], value),
  ])
  const isSame =
    shared.length === Object.keys(previous).length &&
    shared.every(([name, value]) => Object.hasOwn(previous, name) && previous[name] === value)
  return isSame ? previous : Object.fromEntries(shared)
}
