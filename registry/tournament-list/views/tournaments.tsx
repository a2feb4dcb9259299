import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { useEntered } from '../../../src/modules/tournaments/index.ts'
import { LinkTabs } from '../../../src/renderer/navigation/link-tabs.tsx'
import { useFacts, usePath } from '../../../src/renderer/render-context.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { PageTitle } from '../../../src/ui/display/page-title.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { TournamentEntry } from './tournament-entry.tsx'
import styles from './tournaments.module.css'
import { load } from '../tournament-list.load.ts'
import type { tournamentList } from '../tournament-list.schema.ts'

const statuses = ['active', 'future', 'finished'] as const
/** Placeholders while the tournaments load. */
const skeletons = [0, 1, 2]

/** Tournaments with the status in the address. */
export function Tournaments(block: BlockProps<typeof tournamentList, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const { query } = useFacts()
  const path = usePath()
  const status = statuses.find((known) => known === query['status']) ?? 'active'
  const answer = useLoad(load, 'tournaments', block)
  const tournaments = useEntered(answer.data?.items)
  return (
    <section aria-labelledby={`${id}-title`} aria-busy={answer.isLoading} className={styles.tournaments}>
      <header className={styles.header}>
        <PageTitle id={`${id}-title`}>{props.title}</PageTitle>
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
