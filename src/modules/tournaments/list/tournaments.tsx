import type { CallAnswer } from '../../../../schemas/api/calls.ts'
import type { LoadResult } from '../../../../schemas/component.ts'
import { callApi } from '../../../lib/api/client.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { useEntered } from '../entered.ts'
import { LinkTabs } from '../../../renderer/navigation/link-tabs.tsx'
import { useFacts, usePath } from '../../../renderer/render-context.tsx'
import { useBlockData } from '../../../renderer/use-block-data.ts'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { PageTitle } from '../../../ui/display/page-title.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TournamentEntry } from './tournament-entry.tsx'
import styles from './tournament-list.module.css'

const statuses = ['active', 'future', 'finished'] as const
/** Placeholders while the tournaments load. */
const skeletons = [0, 1, 2]

interface TournamentsProps {
  /** Unique on the page. */
  id: string
  title: string
  /** The server's answer for the status in the address. */
  initial: LoadResult<CallAnswer<'tournaments.get'>> | undefined
}

/** Tournaments with the status in the address. */
export function Tournaments({ id, title, initial }: TournamentsProps) {
  const { t } = useTranslation()
  const { query } = useFacts()
  const path = usePath()
  const status = statuses.find((known) => known === query['status']) ?? 'active'
  const answer = useBlockData(
    id,
    `tournaments:${status}`,
    () => callApi('tournaments.get', { status, count: 20, fields: 'restrictions' }),
    initial,
  )
  const tournaments = useEntered(answer.data?.items)
  return (
    <section aria-labelledby={`${id}-title`} aria-busy={answer.isLoading} className={styles.tournaments}>
      <header className={styles.header}>
        <PageTitle id={`${id}-title`}>{title}</PageTitle>
        <LinkTabs
          label={t('tournament.statuses')}
          name="status"
          values={statuses}
          value={status}
          labelOf={(one) => t(`tournament.status.${one}`)}
        />
      </header>
      {tournaments !== undefined && tournaments.length > 0 && (
        <ul className={styles.list}>
          {tournaments.map((tournament) => (
            <li key={tournament.id}>
              <TournamentEntry tournament={tournament} path={path} onChange={answer.retry} />
            </li>
          ))}
        </ul>
      )}
      {tournaments?.length === 0 && (
        <EmptyState
          emblem="trophy"
          title={t(`tournament.none.${status}`)}
          text={t('tournament.empty.text')}
        />
      )}
      {tournaments === undefined &&
        (answer.error === undefined ? (
          <div className={styles.list} aria-hidden="true">
            {skeletons.map((index) => (
              <Skeleton key={index} className={styles.skeleton} />
            ))}
          </div>
        ) : (
          <ErrorState
            title={t('tournament.error.title')}
            text={t('tournament.error.text')}
            retryLabel={t('tournament.retry')}
            onRetry={answer.retry}
          />
        ))}
    </section>
  )
}
