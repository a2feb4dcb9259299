import { formatNumber } from '../../lib/format/number.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'

/** Formats a number of points: "1,800 ball". */
export function usePointsText(): (points: number) => string {
  const { t } = useTranslation()
  return (points) => t('loyalty.amount', { count: points, number: formatNumber(points) })
}
