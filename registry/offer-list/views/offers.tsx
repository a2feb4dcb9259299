import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { withQuery } from '../../../src/lib/urls/links.ts'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { PageTitle } from '../../../src/ui/display/page-title.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { OfferCard } from './offer-card.tsx'
import styles from './offers.module.css'
import {
  type OffersAnswer,
  type OffersView,
  type Subject,
  filterKeys,
  listSubjects,
  useOffers,
} from '../../../src/modules/offers/index.ts'

/** Placeholders while the offers load. */
const skeletons = [0, 1, 2]
const labels = { offers: 'trigger', promotions: 'type' } as const

interface OffersProps {
  /** Unique on the page. */
  id: string
  title: string
  view: OffersView
  initial: OffersAnswer
}

/** Offers or their promotions, filtered by the address. */
export function Offers({ id, title, view, initial }: OffersProps) {
  const { t } = useTranslation()
  const { query } = useFacts()
  const { offers, hasFailed, isLoading, refresh } = useOffers(initial)
  const all = offers && listSubjects(offers, view)
  const kind = query[filterKeys[view]]
  const shown = all?.filter((subject) => kind === undefined || subject.kind === kind)
  return (
    <section aria-labelledby={`${id}-title`} aria-busy={isLoading} className={styles.offers}>
      <header className={styles.header}>
        <PageTitle id={`${id}-title`}>{title}</PageTitle>
        {all !== undefined && <Filter view={view} subjects={all} chosen={kind} />}
      </header>
      {shown !== undefined && shown.length > 0 && (
        <ul className={styles.list}>
          {shown.map((subject) => (
            <li key={subject.id}>
              <OfferCard subject={subject} view={view} onTaken={refresh} />
            </li>
          ))}
        </ul>
      )}
      {shown?.length === 0 && (
        <EmptyState emblem="gift" title={t(`offers.empty.${view}`)} text={t('offers.empty.text')}>
          {kind !== undefined && all !== undefined && all.length > 0 && (
            <LocalLink to={urlOf(view)}>{t('offers.showAll')}</LocalLink>
          )}
        </EmptyState>
      )}
      {shown === undefined && !hasFailed && (
        <div className={styles.list} aria-hidden="true">
          {skeletons.map((index) => (
            <Skeleton key={index} className={styles.skeleton} />
          ))}
        </div>
      )}
      {hasFailed && (
        <ErrorState
          title={t('offers.error.title')}
          text={t('offers.error.text')}
          retryLabel={t('offers.retry')}
          onRetry={refresh}
        />
      )}
    </section>
  )
}

interface FilterProps {
  view: OffersView
  subjects: readonly Subject[]
  chosen: string | undefined
}

/** The available kinds; hidden if there is only one. */
function Filter({ view, subjects, chosen }: FilterProps) {
  const { t } = useTranslation()
  const kinds = [...new Set(subjects.map(({ kind }) => kind))]
  if (kinds.length < 2) return null
  const path = urlOf(view)
  return (
    <nav aria-label={t('offers.filter')} className={styles.filter}>
      {[undefined, ...kinds].map((kind) => (
        <LocalLink
          key={kind ?? ''}
          to={kind === undefined ? path : withQuery(path, { [filterKeys[view]]: kind })}
          className={styles.kind}
          aria-current={kind === chosen ? 'true' : undefined}
        >
          {kind === undefined ? t('offers.all') : t(`offers.${labels[view]}.${kind}`)}
        </LocalLink>
      ))}
    </nav>
  )
}
