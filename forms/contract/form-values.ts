import { isRecord } from '../../schemas/is-record.ts'
import { isFileText, maxFileLength } from './files.ts'

/** Values as validated and sent: empty fields are omitted. */
export function withoutEmpty(values: unknown): unknown {
  if (Array.isArray(values)) return values.map((value: unknown) => withoutEmpty(value) ?? null)
  if (!isRecord(values)) return values === '' || values === null ? undefined : values
  const filled = Object.entries(values)
    .map(([name, value]): [string, unknown] => [name, withoutEmpty(value)])
    .filter(([, value]) => value !== undefined)
  return Object.fromEntries(filled)
}

/** Longest text that is checked; several times what a field without `maxLength` accepts. */
export const maxCheckedLength = 8000

/**
 * Values for a check, with the rest of very long texts cut off: those are too long for their field in any case, and
 * patterns may need a time that grows with the square of the length. Files, which no such pattern matches, are longer.
 */
export function boundedTexts(values: unknown): unknown {
  if (typeof values === 'string')
    return values.slice(0, isFileText(values) ? maxFileLength + 1 : maxCheckedLength)
  if (Array.isArray(values)) return values.map(boundedTexts)
  if (!isRecord(values)) return values
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, boundedTexts(value)]))
}

/** Returns the value at a `path`. */
export function valueAt(values: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, token) => {
    if (Array.isArray(value)) return value[Number(token)]
    return isRecord(value) && Object.hasOwn(value, token) ? value[token] : undefined
  }, values)
}
