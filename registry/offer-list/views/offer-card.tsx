import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useScene } from '../../../src/renderer/use-scene.ts'
import { badgeClass } from '../../../src/ui/display/badge.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import { rewardEmblem } from '../../../src/ui/art/reward-emblems.ts'
import styles from './offer-card.module.css'
import {
  OfferEnd,
  type OffersView,
  type Subject,
  subjectPath,
  TakeOffer,
} from '../../../src/modules/offers/index.ts'

interface OfferCardProps {
  subject: Subject
  view: OffersView
  onTaken: () => void
}

/** An offer or promotion in a list: reward, terms and actions. */
export function OfferCard({ subject, view, onTaken }: OfferCardProps) {
  const { t } = useTranslation()
  const { id, offer, promotion, title } = subject
  const path = subjectPath(view, id)
  const scene = useScene(offer.description)
  const titleId = `offer-${id}`
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      {promotion === undefined ? (
        <div className={styles.scene}>
          <Picture src={scene} alt="" sizes="420px" />
          <span className={classNames(badgeClass('neutral'), styles.tag)}>
            {t(`offers.trigger.${offer.trigger.action}`)}
          </span>
        </div>
      ) : (
        <div className={styles.gift}>
          <Emblem name={rewardEmblem(promotion.type)} size={72} />
          <span className={badgeClass('neutral')}>{t(`offers.type.${promotion.type}`)}</span>
        </div>
      )}
      <div className={styles.facts}>
        <h2 id={titleId} className={styles.title}>
          <LocalLink to={path}>{title}</LocalLink>
        </h2>
        <p className={styles.text}>{offer.description.text}</p>
        <div className={styles.conditions}>
          <p>{offer.description.terms}</p>
          <OfferEnd offer={offer} />
        </div>
        <div className={styles.actions}>
          <TakeOffer offer={offer} look={{ variant: 'outline' }} onTaken={onTaken} />
          <LocalLink to={path} className={buttonClass({ variant: 'secondary' })}>
            {t('offers.details')}
          </LocalLink>
        </div>
      </div>
    </article>
  )
}
