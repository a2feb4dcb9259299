import type { StudioContext } from '../studio-context.ts'
import { languageDocument as siteSettings } from '../translations/site-languages.ts'

/** The day of a time, such as 2026-03-01. */
export function dayIn(milliseconds: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(milliseconds)
    .map(({ type, value }): [string, string] => [type, value])
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}

/** The zone in which the site counts its days. */
export async function siteTimeZone(gateway: Pick<StudioContext['gateway'], 'documents'>): Promise<string> {
  const [site] = await gateway.documents(siteSettings)
  const timeZone = site?.body['timeZone']
  return typeof timeZone === 'string' ? timeZone : 'UTC'
}
