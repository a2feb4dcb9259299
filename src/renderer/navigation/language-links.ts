import type { LocaleDefinition } from '../../../schemas/locale.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import { useConfig, useLocale, usePath } from '../render-context.tsx'

export interface LanguageLink extends Pick<LocaleDefinition, 'code' | 'language' | 'name' | 'icon'> {
  /** This page in that language; query and hash are added on click, because the server does not know them. */
  href: string
  /** Address of its picture. */
  flag?: string
  isCurrent: boolean
}

/** The built-in languages have pictures of the site; those of others are anywhere. */
const flagOf = (icon: string) => (icon.includes('/') ? icon : `/art/flags/${icon}.svg`)

/** The languages that the platform offers on this site, in display order. */
export function useLanguageLinks(): LanguageLink[] {
  const current = useLocale()
  const { locales, general } = useConfig()
  const path = usePath()
  return locales
    .filter(({ code }) => general.available_locales.includes(code))
    .map(({ code, language, name, icon }) => ({
      code,
      language,
      name,
      ...(icon !== undefined && { icon, flag: flagOf(icon) }),
      href: localePath(path, code),
      isCurrent: code === current,
    }))
}
