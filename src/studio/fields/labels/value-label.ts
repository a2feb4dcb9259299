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
  const isLocalized = builtInCodes.some((code) => code in value)
  return isLocalized ? locales.map((code) => textIn(value[code], locales)).find(Boolean) : undefined
}

/** The label of a list row: its first two texts, in `preferred` if they have it. Empty if it has none yet. */
export function labelOf(value: unknown, preferred?: Locale): string {
  const locales = preferred === undefined ? builtInCodes : [preferred, ...builtInCodes]
  const own = textIn(value, locales)
  if (own !== undefined) return own
  if (!isRecord(value)) return ''
  return Object.values(value)
    .map((text) => textIn(text, locales))
    .filter((text) => text !== undefined)
    .slice(0, 2)
    .join(' · ')
}
