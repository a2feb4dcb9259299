import { createContext, use } from 'react'
import { defaultLocale, isBuiltIn, type BuiltInLocale } from '../../schemas/locale.ts'
import { isOwnTime, toLocalMoment } from './local-moment.ts'
import { useSiteTimeZone } from './site-time-zone.ts'
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

/** The offset of a time zone, such as GMT+5; by default of the browser's, and at present. */
export function offsetName(moment?: string, timeZone?: string): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const parts = format.formatToParts(moment === undefined ? Date.now() : Date.parse(moment))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/**
 * Formats a timestamp in the time zone of the site, which is named if it is not that of the browser; today's timestamps as
 * time only.
 */
export function useTimestamp(): (text: string) => string {
  const { dates, dateStyle } = dateFormatOf(useLanguage().language)
  const timeZone = useSiteTimeZone()
  return (text) => {
    const now = new Date().toISOString()
    const isToday = toLocalMoment(text, timeZone).slice(0, 10) === toLocalMoment(now, timeZone).slice(0, 10)
    const time = new Intl.DateTimeFormat(dates, {
      ...(!isToday && { dateStyle }),
      timeStyle: 'short',
      timeZone,
    }).format(new Date(text))
    return timeZone === undefined || isOwnTime(text, timeZone)
      ? time
      : `${time} ${offsetName(text, timeZone)}`
  }
}
