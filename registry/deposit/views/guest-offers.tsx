import { useId } from 'react'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { rewardEmblem } from '../../../src/ui/art/reward-emblems.ts'
import styles from './offer-picker.module.css'

/** The deposit offers with their terms, for guests, who cannot choose one yet. */
export function GuestOffers({ offers }: { offers: readonly Offer[] }) {
  const { t } = useTranslation()
  const title = useId()
  if (offers.length === 0) return null
  return (
    <section className={styles.offers} aria-labelledby={title}>
      <h2 id={title} className={styles.title}>
        {t('cashier.offers.title')}
      </h2>
      {/* Safari ignores list semantics without markers, hence the role. */}
      <ul role="list" className={styles.cards}>
        {offers.map(({ id, description, promotions }) => (
          <li key={id} className={styles.card}>
            <Emblem name={rewardEmblem(promotions[0]?.type)} size={40} />
            <span className={styles.texts}>
              <span className={styles.name}>{description.name}</span>
              <span className={styles.terms}>{description.terms}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
