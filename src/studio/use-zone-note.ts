import { useTranslation } from 'react-i18next'
import { dateFormatOf } from './language.ts'
import { fromLocalMoment, isOwnTime } from './local-moment.ts'
import { useSiteTimeZone } from './site-time-zone.ts'
import { offsetName, useLanguage } from './use-language.ts'

/** Names the time zone of a `datetime-local` control, and says when that is by the user's own clock if it differs. */
export function useZoneNote(local: string): string {
  const { t } = useTranslation()
  const { dates, dateStyle } = dateFormatOf(useLanguage().language)
  const timeZone = useSiteTimeZone()
  if (timeZone === undefined) return ''
  const moment = fromLocalMoment(local, timeZone)
  const zone = t('times.zone', { zone: `${timeZone}, ${offsetName(moment, timeZone)}` })
  if (moment === undefined || isOwnTime(moment, timeZone)) return zone
  const time = new Intl.DateTimeFormat(dates, { dateStyle, timeStyle: 'short' }).format(Date.parse(moment))
  return `${zone} ${t('times.own', { time: `${time} (${offsetName(moment)})` })}`
}
