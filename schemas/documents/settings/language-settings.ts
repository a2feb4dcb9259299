import { Type, type Static } from 'typebox'
import { mediaAddress } from '../reference.ts'
import { builtInLocales, defaultLocale, localePattern, type SiteLanguage } from '../../locale.ts'

const Language = Type.Object(
  {
    code: Type.String({
      pattern: localePattern,
      description:
        'Code of the language, such as kk for Kazakh (ISO 639): the beginning of its addresses, such as /kk/rules',
    }),
    tag: Type.String({
      minLength: 2,
      maxLength: 35,
      description:
        'Language with script and country, such as kk-Cyrl-KZ, for browsers and search engines (BCP 47)',
    }),
    name: Type.String({
      minLength: 1,
      maxLength: 24,
      description: 'Name of the language in the language itself, such as Oʻzbekcha',
    }),
    direction: Type.Optional(
      Type.Enum(['ltr', 'rtl'], {
        description: 'Direction of its script: ltr or rtl, as in Arabic, Persian or Hebrew. Default: ltr',
      }),
    ),
    icon: Type.Optional(
      mediaAddress(
        'Picture beside the name, three units wide and two high. Default: the flags of Uzbek and Russian, no picture for others',
      ),
    ),
    public: Type.Boolean({
      description: 'Whether players see the language; if not, it is displayed in the preview only',
    }),
    fallback: Type.Optional(
      Type.String({
        pattern: localePattern,
        picks: 'language',
        description: 'Language whose texts complete missing ones. Default: the default language',
      }),
    ),
  },
  { additionalProperties: false },
)

/** The languages of the site in the order of the switch. */
export const LanguageSettings = Type.Array(Language, {
  minItems: 2,
  maxItems: 12,
  description:
    'Languages in the order of the language switch. Uzbek and Russian stay; their names, icons and order can change. Default: Uzbek and Russian',
})
export type LanguageSettings = Static<typeof LanguageSettings>

/** The languages of a site with these settings. */
export function languagesOf(languages: LanguageSettings | undefined): SiteLanguage[] {
  if (languages === undefined) return builtInLocales.map((locale) => ({ ...locale }))
  return languages.map(({ code, tag, name, direction = 'ltr', public: isPublic, fallback, ...own }) => {
    const icon = own.icon ?? builtInLocales.find((locale) => locale.code === code)?.icon
    return {
      code,
      language: tag,
      name,
      dir: direction,
      ...(icon !== undefined && { icon }),
      isDefault: code === defaultLocale,
      ...(fallback !== undefined && { fallback }),
      ...(!isPublic && { isHidden: true as const }),
    }
  })
}

/** Scripts that are written from right to left. */
const rtlScripts: readonly (string | undefined)[] = ['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']

/** The direction in which the script of a tag is written. */
export const directionOf = (tag: string): 'ltr' | 'rtl' =>
  rtlScripts.includes(new Intl.Locale(tag).maximize().script) ? 'rtl' : 'ltr'

/** The settings that describe the built-in languages, from which a list starts. */
export const builtInSettings: LanguageSettings = builtInLocales.map(({ code, language, name }) => ({
  code,
  tag: language,
  name,
  public: true,
}))
