import { useMemo } from 'react'
import { dateFormatOf } from '../language.ts'
import { useSiteTimeZone } from '../site-time-zone.ts'
import { useLanguage } from '../use-language.ts'

/** Names days and times of a list that is divided into days, in the time zone of the site. */
export function useDays() {
  const { dates, dateStyle } = dateFormatOf(useLanguage().language)
  const timeZone = useSiteTimeZone()
  return useMemo(() => {
    const day = new Intl.DateTimeFormat(dates, { dateStyle, timeZone })
    const time = new Intl.DateTimeFormat(dates, { timeStyle: 'short', timeZone })
    return {
      dayOf: (at: string) => day.format(new Date(at)),
      timeOf: (at: string) => time.format(new Date(at)),
    }
  }, [dates, dateStyle, timeZone])
}
