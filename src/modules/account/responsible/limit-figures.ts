import type { PlayLimit } from '../../../../schemas/api/entities/responsible.ts'
import { formatMoney } from '../../../lib/format/money.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import type { Locale } from '../../../../schemas/locale.ts'

/** Used share of a limit in whole percent, at most 100. */
export function usedPercent({ amount, minutes, used }: PlayLimit): number {
  const bound = Number(amount ?? minutes ?? 0)
  if (bound <= 0) return 100
  return Math.min(100, Math.max(0, Math.round((Number(used) / bound) * 100)))
}

export function formatMinutes(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`
}

interface Texts {
  t: Translate
  locale: Locale
}

function figure(limit: PlayLimit, value: string, { t, locale }: Texts): string {
  return limit.kind === 'session'
    ? t('profile.limits.hours', { time: formatMinutes(Number(value)) })
    : formatMoney({ amount: value, currency: limit.currency }, locale)
}

/** The used amount and the limit, formatted for display. A limit that was lowered since is used up, no more. */
export function limitFigures(limit: PlayLimit, texts: Texts): { used: string; bound: string } {
  const bound = limit.amount ?? String(limit.minutes ?? 0)
  const used = Number(limit.used) > Number(bound) ? bound : limit.used
  return { used: figure(limit, used, texts), bound: figure(limit, bound, texts) }
}

/** The limit that takes effect later; undefined if the limit is being removed. */
export function nextBound(limit: PlayLimit, texts: Texts): string | undefined {
  const next = limit.next_amount ?? limit.next_minutes
  return next === null ? undefined : figure(limit, String(next), texts)
}
