import type { StudioLanguage } from './language.ts'

/** The name of a country in the language of the Studio; its code if it has none. */
export function countryName(code: string, language: StudioLanguage): string {
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'code' }).of(code) ?? code
}
