import { withoutEmpty } from '../contract/form-values.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { Path } from './worlds.ts'

const isNothing = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isNothing)
    : withoutEmpty(value) === undefined

/**
 * Returns the paths of entered values that are missing from what is sent, or differ there. Lists and groups without any
 * value are no loss.
 */
export function lostValues(entered: unknown, sent: unknown, path: Path = []): Path[] {
  if (isNothing(entered)) return []
  if (Array.isArray(entered)) {
    const rows: unknown[] = Array.isArray(sent) ? sent : []
    return entered.flatMap((row: unknown, at) => lostValues(row, rows[at], [...path, String(at)]))
  }
  if (isRecord(entered)) {
    const fields = isRecord(sent) ? sent : {}
    return Object.entries(entered).flatMap(([name, value]) =>
      lostValues(value, Object.hasOwn(fields, name) ? fields[name] : undefined, [...path, name]),
    )
  }
  return Object.is(entered, sent) ? [] : [path]
}
