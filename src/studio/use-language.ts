import { createContext, use } from 'react'
import { defaultLocale, isBuiltIn, type BuiltInLocale } from '../../schemas/locale.ts'
import type { StudioLanguage } from './language.ts'

export interface LanguageChoice {
  language: StudioLanguage
  choose: (language: StudioLanguage) => void
}

export const LanguageContext = createContext<LanguageChoice | undefined>(undefined)

export function useLanguage(): LanguageChoice {
  const choice = use(LanguageContext)
  if (!choice) throw new Error('rendered outside of the Studio')
  return choice
}

/** In which language of the site the Studio shows texts of documents: the user's, if every site has it. */
export function useSiteLocale(): BuiltInLocale {
  const { language } = useLanguage()
  return isBuiltIn(language) ? language : defaultLocale
}

/** Browsers do not know the months in Uzbek: “2027 M01 5”. Digits read the same as in Russian. */
const formatOf = {
  uz: { locale: 'ru', dateStyle: 'short' },
  ru: { locale: 'ru', dateStyle: 'medium' },
  en: { locale: 'en', dateStyle: 'medium' },
} as const satisfies Record<StudioLanguage, { locale: string; dateStyle: 'short' | 'medium' }>

/** Formats a timestamp; today's timestamps as time only. */
export function useTimestamp(): (text: string) => string {
  const { locale, dateStyle } = formatOf[useLanguage().language]
  return (text) => {
    const moment = new Date(text)
    const isToday = moment.toDateString() === new Date().toDateString()
    return new Intl.DateTimeFormat(locale, {
      ...(!isToday && { dateStyle }),
      timeStyle: 'short',
    }).format(moment)
  }
}
