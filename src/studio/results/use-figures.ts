import { dateFormatOf } from '../language.ts'
import { useLanguage } from '../use-language.ts'

/** Formats counts, shares and days in the language of the Studio. */
export function useFigures() {
  const { language } = useLanguage()
  const { dates, dateStyle } = dateFormatOf(language)
  const whole = new Intl.NumberFormat(language)
  const short = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
  const percent = (fractionDigits: number, signDisplay: 'auto' | 'exceptZero') =>
    new Intl.NumberFormat(language, {
      style: 'percent',
      minimumFractionDigits: fractionDigits,
      maximumFractionDigits: fractionDigits,
      signDisplay,
    })
  const day = new Intl.DateTimeFormat(dates, {
    day: 'numeric',
    month: dateStyle === 'short' ? '2-digit' : 'short',
    timeZone: 'UTC',
  })
  return {
    count: (count: number) => whole.format(count),
    short: (count: number) => short.format(count),
    /** A part of a whole; a dash if there is no whole. */
    share: (part: number, all: number) => (all === 0 ? '–' : percent(1, 'auto').format(part / all)),
    /** By how much a count differs from an earlier one; undefined if there is nothing to compare. */
    change: (now: number, before: number) =>
      before === 0 ? undefined : percent(0, 'exceptZero').format(now / before - 1),
    day: (text: string) => day.format(Date.parse(text)),
  }
}
