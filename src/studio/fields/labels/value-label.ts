import { isRecord } from '../../../../schemas/is-record.ts'
import { builtInCodes, type Locale } from '../../../../schemas/locale.ts'

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The first text of a value, in the first of these languages that has one. */
function textIn(value: unknown, locales: readonly Locale[]): string | undefined {
  if (typeof value === 'string' && value !== '') return plain(value)
  if (typeof value === 'number') return String(value)
  if (!isRecord(value)) return undefined
  return isLocalized(value) ? locales.map((code) => textIn(value[code], locales)).find(Boolean) : undefined
}

const isLocalized = (value: unknown) => isRecord(value) && builtInCodes.some((code) => code in value)

/**
 * The label of a list row: the first two texts that players read, in `preferred` if they have it, otherwise its first
 * two texts. Empty if it has none yet.
 */
export function labelOf(value: unknown, preferred?: Locale): string {
  const locales = preferred === undefined ? builtInCodes : [preferred, ...builtInCodes]
  const own = textIn(value, locales)
  if (own !== undefined) return own
  if (!isRecord(value)) return ''
  const textsOf = (values: readonly unknown[]) =>
    values.map((text) => textIn(text, locales)).filter((text) => text !== undefined && text !== '')
  const all = Object.values(value)
  const read = textsOf(all.filter(isLocalized))
  return (read.length > 0 ? read : textsOf(all)).slice(0, 2).join(' · ')
}
