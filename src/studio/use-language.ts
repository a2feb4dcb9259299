import { createContext, use } from 'react'
import { defaultLocale, isBuiltIn, type BuiltInLocale } from '../../schemas/locale.ts'
import { dateFormatOf, type StudioLanguage } from './language.ts'

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

/** Formats a timestamp; today's timestamps as time only. */
export function useTimestamp(): (text: string) => string {
  const { dates, dateStyle } = dateFormatOf(useLanguage().language)
  return (text) => {
    const moment = new Date(text)
    const isToday = moment.toDateString() === new Date().toDateString()
    return new Intl.DateTimeFormat(dates, {
      ...(!isToday && { dateStyle }),
      timeStyle: 'short',
    }).format(moment)
  }
}
