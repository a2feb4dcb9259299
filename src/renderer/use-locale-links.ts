import { useLocation } from 'react-router-dom'
import type { LocaleDefinition } from '../../schemas/locale.ts'
import { switchLocalePath } from '../lib/locale-path.ts'
import { useConfig, useLocale } from './render-context.tsx'

export type LocaleLink = LocaleDefinition & {
  /** The same page in that language, query and hash kept. */
  href: string
  isCurrent: boolean
}

/** The languages that the platform offers here, in the order of the switch. */
export function useLocaleLinks(): LocaleLink[] {
  const current = useLocale()
  const { locales, general } = useConfig()
  const { pathname, search, hash } = useLocation()
  return locales
    .filter(({ code }) => general.available_locales.includes(code))
    .map((locale) => ({
      ...locale,
      href: switchLocalePath(pathname, locale.code) + search + hash,
      isCurrent: locale.code === current,
    }))
}
