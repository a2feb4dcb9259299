import type { Localized } from '../../../schemas/documents/localized.ts'
import { i18nOf } from '../language.ts'

const languages = { uz: i18nOf('uz'), ru: i18nOf('ru') }

/** A text of the Studio in every language of the site, for new parts of a form. */
export const inEveryLanguage = (key: string, values: Record<string, unknown> = {}): Localized<string> => ({
  uz: languages.uz.t(key, values),
  ru: languages.ru.t(key, values),
})
