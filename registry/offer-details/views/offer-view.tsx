import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useScene } from '../../../src/renderer/use-scene.ts'
import { badgeClass } from '../../../src/ui/display/badge.tsx'
import { buttonClass } from '../../../src/ui/controls/button.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { Emblem } from '../../../src/ui/art/emblem.tsx'
import { Picture } from '../../../src/ui/art/picture.tsx'
import { rewardEmblem } from '../../../src/ui/art/reward-emblems.ts'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import {
  OfferEnd,
  type OffersAnswer,
  type OffersView,
  type Subject,
  TakeOffer,
  findSubject,
  useOffers,
} from '../../../src/modules/offers/index.ts'
import { OfferRules } from './offer-rules.tsx'
import styles from './offer-view.module.css'

interface OfferViewProps {
  /** Unique on the page. */
  blockId: string
  /** Id of the offer or promotion from the address. */
  id: string
  view: OffersView
  initial: OffersAnswer
}

/** An offer or one of its promotions: terms, action, and the full rules. */
export function OfferView({ blockId, id, view, initial }: OfferViewProps) {
  const { t } = useTranslation()
  const { offers, hasFailed, refresh } = useOffers(initial)
  const subject = offers && findSubject(offers, view, id)
  if (subject !== undefined) return <Contents blockId={blockId} subject={subject} onTaken={refresh} />
  if (hasFailed)
    return (
      <ErrorState
        title={t('offers.error.title')}
        text={t('offers.error.text')}
        retryLabel={t('offers.retry')}
        onRetry={refresh}
      />
    )
  if (offers === undefined) return <Skeleton className={styles.skeleton} />
  return (
    <EmptyState emblem="gift" title={t(`offers.notFound.${view}`)} text={t('offers.notFound.text')}>
      <LocalLink to={urlOf(view)} className={buttonClass({ variant: 'secondary' })}>
        {t(`offers.back.${view}`)}
      </LocalLink>
    </EmptyState>
  )
}

interface ContentsProps {
  blockId: string
  subject: Subject
  onTaken: () => void
}

function Contents({ blockId, subject, onTaken }: ContentsProps) {
  const { t } = useTranslation()
  const { offer, promotion, title } = subject
  const { description, promotions, trigger } = offer
  const scene = useScene(description)
  const titleId = `${blockId}-title`
  return (
    <article className={styles.offer} aria-labelledby={titleId}>
      <header className={styles.hero}>
        <Picture
          className={styles.scene}
          src={scene}
          alt=""
          sizes="(min-width: 768px) 60rem, 420px"
          isFirst
        />
        <div className={styles.content}>
          <span className={classNames(badgeClass('neutral'), styles.tag)}>
            {promotion === undefined
              ? t(`offers.trigger.${trigger.action}`)
              : t(`offers.type.${promotion.type}`)}
          </span>
          <h1 id={titleId} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{description.text}</p>
        </div>
      </header>
      <div className={styles.columns}>
        <section className={styles.card} aria-labelledby={`${blockId}-take`}>
          <h2 id={`${blockId}-take`} className={styles.heading}>
            {promotion === undefined ? t('offers.gives') : description.name}
          </h2>
          <ul className={styles.gifts}>
            {promotions.map((gift) => (
              <li key={gift.id} aria-current={gift.id === promotion?.id ? 'true' : undefined}>
                <Emblem name={rewardEmblem(gift.type)} size={44} />
                <span>{gift.name}</span>
              </li>
            ))}
          </ul>
          <div className={styles.terms}>
            <p>{description.terms}</p>
            <OfferEnd offer={offer} />
          </div>
          <div className={styles.actions}>
            <TakeOffer offer={offer} look={{ variant: 'primary', size: 'l' }} onTaken={onTaken} />
          </div>
        </section>
        <section className={styles.card} aria-labelledby={`${blockId}-rules`}>
          <h2 id={`${blockId}-rules`} className={styles.heading}>
            {t('offers.rules')}
          </h2>
          <OfferRules offer={offer} />
        </section>
      </div>
    </article>
  )
}
