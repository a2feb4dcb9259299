import type { Translate } from '../i18n/plain-i18n.ts'

interface Span {
  days: number
  hours: number
  minutes: number
  seconds: number
}

/** A duration in its two largest units: days and hours, hours and minutes, minutes and seconds. */
export function formatTimeLeft({ days, hours, minutes, seconds }: Span, t: Translate): string {
  if (days > 0) return t('common.timeLeft.days', { days, hours })
  if (hours > 0) return t('common.timeLeft.hours', { hours, minutes })
  return t('common.timeLeft.minutes', { minutes, seconds })
}
