import { inBuiltIn } from '../../../schemas/locale.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { i18nOf, studioLanguages, type StudioLanguage } from '../language.ts'
import { isSiteLocale } from '../site-locales.ts'
import { kindTexts, type FieldKind } from './model/field-kinds.ts'

/** A text in each language of the site that the Studio speaks, too; the others are completed from these. */
function inSiteLanguages(textOf: (language: StudioLanguage) => string): Localized<string> {
  const spoken = studioLanguages.map(({ code }) => code).filter(isSiteLocale)
  return {
    ...inBuiltIn(textOf),
    ...Object.fromEntries(spoken.map((code) => [code, textOf(code)])),
  }
}

/** A text of the Studio in the languages of the site, for new parts of a form. */
export const inEveryLanguage = (key: string, values: Record<string, unknown> = {}): Localized<string> =>
  inSiteLanguages((language) => i18nOf(language).t(key, values))

/** The label of a new field in the languages of the site. */
export const kindLabel = (kind: FieldKind): Localized<string> =>
  inSiteLanguages((language) => kindTexts(kind, language).name)
