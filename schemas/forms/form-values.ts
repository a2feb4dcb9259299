import { isRecord } from '../is-record.ts'

/** Values as validated and sent: empty fields are omitted. */
export function withoutEmpty(values: unknown): unknown {
  if (Array.isArray(values)) return values.map((value: unknown) => withoutEmpty(value) ?? null)
  if (!isRecord(values)) return values === '' || values === null ? undefined : values
  const filled = Object.entries(values)
    .map(([name, value]): [string, unknown] => [name, withoutEmpty(value)])
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled)
}

/** Returns the value at a `path`. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, token) => {
    if (Array.isArray(value)) return value[Number(token)]
    return isRecord(value) && Object.hasOwn(value, token) ? value[token] : undefined
  }, values)
}
