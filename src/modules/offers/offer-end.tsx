import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { formatDate, formatTime } from '../../lib/format/date.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useConfig } from '../../renderer/render-context.tsx'

/** End date of an offer; nothing if it has none. */
export function OfferEnd({ offer }: { offer: Offer }) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  if (!offer.finished_at) return null
  const end = Date.parse(offer.finished_at)
  return <p>{t('offers.until', { date: formatDate(end, timeZone), time: formatTime(end, timeZone) })}</p>
}
