import { isRecord } from '../../../../schemas/is-record.ts'

/** Two objects that are being compared, if one of them contains itself. */
type Visited = WeakMap<object, WeakSet<object>>

function isVisited(visited: Visited, a: object, b: object): boolean {
  const others = visited.get(a) ?? new WeakSet<object>()
  const isKnown = others.has(b)
  visited.set(a, others.add(b))
  return isKnown
}

/** Class instances, such as files, and React elements are the same only if they are identical. */
function isPlainObject(value: unknown): boolean {
  if (!isRecord(value) || '$$typeof' in value) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

function areEqual(a: unknown, b: unknown, visited: Visited): boolean {
  if (a === b || Object.is(a, b) || (typeof a === 'function' && typeof b === 'function')) return true
  if (Array.isArray(a) && Array.isArray(b)) {
    if (isVisited(visited, a, b)) return true
    return a.length === b.length && a.every((item, index) => areEqual(item, b[index], visited))
  }
  if (!isRecord(a) || !isRecord(b) || !isPlainObject(a) || !isPlainObject(b)) return false
  if (isVisited(visited, a, b)) return true
  const names = Object.keys(a)
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && areEqual(a[name], b[name], visited))
  )
}

/**
 * Replaces the library of this name in `@rjsf/utils`, which passes options for exactly this: functions are equal,
 * and values may contain themselves.
 */
export const createCustomEqual = () => (a: unknown, b: unknown) => areEqual(a, b, new WeakMap())
