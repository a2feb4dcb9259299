import { byLanguage, type StudioLanguage } from '../../language.ts'

type Texts = Readonly<Record<string, string>>

const translations = byLanguage(import.meta.glob<Texts>('./axe-help/*', { import: 'default' }))

/**
 * The rules in a language other than English, by id. axe's `configure` would translate them too, but compiles
 * its texts with `new Function`, which the content security policy forbids.
 */
export const axeHelp = async (language: StudioLanguage): Promise<Texts> =>
  (await translations.get(language)?.()) ?? {}
