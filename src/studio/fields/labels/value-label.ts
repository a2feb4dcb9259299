import { isRecord } from '../../../../schemas/is-record.ts'
import { builtInCodes } from '../../../../schemas/locale.ts'

const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** The first text of a value, in the first language that has one. */
function textIn(value: unknown): string | undefined {
  if (typeof value === 'string' && value !== '') return plain(value)
  if (typeof value === 'number') return String(value)
  if (!isRecord(value)) return undefined
  const isLocalized = builtInCodes.some((code) => code in value)
  return isLocalized ? builtInCodes.map((code) => textIn(value[code])).find(Boolean) : undefined
}

/** The label of a list row: its first two texts. Empty if it has none yet. */
export function labelOf(value: unknown): string {
  const own = textIn(value)
  if (own !== undefined) return own
  if (!isRecord(value)) return ''
  return Object.values(value)
    .map(textIn)
    .filter((text) => text !== undefined)
    .slice(0, 2)
    .join(' · ')
}
