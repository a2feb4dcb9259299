import { isRecord } from '../../../schemas/is-record.ts'

/** Whether two values of a form are the same. An absent property equals one that is undefined. */
export function equal(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item, index) => equal(item, b[index]))
  if (!isRecord(a) || !isRecord(b)) return false
  return [...Object.keys(a), ...Object.keys(b)].every((name) => equal(a[name], b[name]))
}
