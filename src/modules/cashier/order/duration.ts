import type { Translate } from '../../../lib/i18n/plain-i18n.ts'

const pattern = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:\d+S)?)?$/

/** An ISO 8601 duration such as "PT15M" as text; any other value is returned unchanged. */
export function durationText(duration: string, t: Translate): string {
  const match = pattern.exec(duration)
  if (match === null) return duration
  const units = ['days', 'hours', 'minutes'] as const
  const parts = units.flatMap((unit, index) => {
    const n = Number(match[index + 1] ?? 0)
    return n > 0 ? [t(`cashier.duration.${unit}`, { n })] : []
  })
  return parts.length > 0 ? parts.join(' ') : t('cashier.duration.now')
}
