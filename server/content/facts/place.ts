import { isRecord } from '../../../schemas/is-record.ts'

/**
 * A JSON pointer that begins at the innermost block or item with an id, so that a fact is still the same after somebody
 * moves the block or adds others.
 */
export function placeOf(body: unknown, pointer: string): string {
  let value = body
  let place: string[] = []
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~')
    const inner: unknown = Array.isArray(value)
      ? value[Number(name)]
      : isRecord(value)
        ? value[name]
        : undefined
    const id = Array.isArray(value) && isRecord(inner) ? (inner['id'] ?? inner['sysname']) : undefined
    place = typeof id === 'string' ? [`#${id}`] : [...place, step]
    value = inner
  }
  return place.join('/')
}
