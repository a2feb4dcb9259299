import { directionOf } from '../../../schemas/documents/settings/language-settings.ts'
import { isLocaleCode } from '../../../schemas/locale.ts'

/** Languages that are suggested first: those of the region, then languages of visitors. */
export const suggestedCodes = [
  'kk',
  'tg',
  'kaa',
  'ky',
  'tk',
  'en',
  'tr',
  'az',
  'fa',
  'ar',
  'uk',
  'de',
  'zh',
] as const

export interface KnownLanguage {
  tag: string
  name: string
  direction: 'ltr' | 'rtl'
}

/** What the browser knows about a language; undefined: there is none with this code. */
export function knownLanguage(code: string): KnownLanguage | undefined {
  if (!isLocaleCode(code)) return undefined
  const known = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(code)
  if (known === undefined || Intl.getCanonicalLocales(code)[0] !== code) return undefined
  const tag = String(new Intl.Locale(code).maximize())
  const own = new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code) ?? known
  return { tag, name: own.charAt(0).toLocaleUpperCase(code) + own.slice(1), direction: directionOf(tag) }
}

/** The name of a language in another one; the code if it is not known. */
export function nameIn(code: string, language: string): string {
  return new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
}
