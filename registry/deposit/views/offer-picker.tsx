import type { EntityId } from '../../../schemas/api/entity-id.ts'
import { useId, type ReactNode } from 'react'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import { formatMoney } from '../../../src/lib/format/money.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { rewardEmblem } from '../../../src/ui/art/reward-emblems.ts'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { noOffer } from '../../../src/modules/cashier/index.ts'
import { isShortOf } from '../offers.ts'
import styles from './offer-picker.module.css'

interface OfferPickerProps {
  offers: readonly Offer[]
  /** Id of the chosen offer; -1: none. */
  chosen: EntityId
  amount: string
  onChoose: (id: EntityId) => void
  /** The promo code entry. */
  children: ReactNode
}

/** The offers for this deposit with their terms. Choosing none is presented equally. */
export function OfferPicker({ offers, chosen, amount, onChoose, children }: OfferPickerProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { features } = useFacts()
  const group = useId()
  const none = {
    id: noOffer,
    name: t('cashier.offers.none'),
    terms: t('cashier.offers.noneText'),
    short: undefined,
    emblem: undefined,
  }
  const choices = [
    ...offers.map((offer) => ({
      id: offer.id,
      name: offer.description.name,
      terms: offer.description.terms,
      short:
        isShortOf(offer, amount) && offer.trigger.params.min_amount !== null
          ? t('cashier.offers.short', { min: formatMoney(offer.trigger.params.min_amount, locale) })
          : undefined,
      emblem: rewardEmblem(offer.promotions[0]?.type),
    })),
    none,
  ]
  return (
    <div className={styles.offers} role="radiogroup" aria-labelledby={`${group}-title`}>
      <h2 id={`${group}-title`} className={styles.title}>
        {t('cashier.offers.title')}
      </h2>
      <div className={styles.promo}>{children}</div>
      {features['bonusIsolation'] === true && offers.length > 0 && (
        <p className={styles.note}>{t('cashier.offers.isolated')}</p>
      )}
      <div className={styles.cards}>
        {choices.map(({ id, name, terms, short, emblem }) => (
          <label key={id} className={styles.card}>
            <input
              type="radio"
              name={group}
              value={id}
              checked={id === chosen}
              onChange={() => onChoose(id)}
            />
            {emblem === undefined ? (
              <span className={styles.none}>
                <Icon name="close" size={18} />
              </span>
            ) : (
              <Emblem name={emblem} size={40} />
            )}
            <span className={styles.texts}>
              <span className={styles.name}>{name}</span>
              <span className={styles.terms}>{terms}</span>
              {short !== undefined && (
                <span className={styles.short}>
                  <Icon name="warning" size={14} />
                  {short}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </div>
  )
}
