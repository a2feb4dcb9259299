import type { Cashback } from '../../../schemas/api/entities/rewards.ts'
import { formatDate } from '../../lib/format/date.ts'
import { useConfig } from '../../renderer/render-context.tsx'

/** The days of its period; the last one is the day before the end. */
export function usePeriod({ start_date: start, end_date: end }: Cashback): string {
  const { timeZone } = useConfig().site
  const last = Date.parse(end) - 1
  return `${formatDate(Date.parse(start), timeZone)}–${formatDate(last, timeZone)}`
}
