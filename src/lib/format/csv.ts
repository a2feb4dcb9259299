import { withoutIsolates } from '../../../schemas/formats.ts'

/** A cell as text: spreadsheets would run one that begins like a formula. Numbers may have a sign. */
function cell(value: string): string {
  const isNumber = /^[+-]?\d+(?:\.\d+)?$/.test(value)
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * A table as CSV (RFC 4180), with the mark by which spreadsheets recognise UTF-8. Excel splits columns at the
 * list separator of its language, which in Russian and Uzbek is a semicolon.
 */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\ufeff${rows.map((row) => row.map((text) => cell(withoutIsolates(text))).join(';')).join('\r\n')}\r\n`
}
