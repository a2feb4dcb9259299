import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { useEntered } from '../../src/modules/tournaments/index.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './tournament-card.load.ts'
import type { tournamentCard } from './tournament-card.schema.ts'
import styles from './tournament-card.module.css'
import { TournamentOffer } from './parts/tournament-offer.tsx'

export function TournamentCard(block: BlockProps<typeof tournamentCard, ReactNode>) {
  const { props } = block
  const { t } = useTranslation()
  const tournaments = useLoad(load, 'tournaments', block)
  // The platform lists running tournaments first, then upcoming ones, then finished ones, which are not
  // offered.
  const tournament = useEntered(tournaments.data?.items)?.find(({ status }) => status !== 'finished')

  if (tournament !== undefined) {
    return (
      <TournamentOffer
        key={tournament.id}
        tournament={tournament}
        detailsPath={props.detailsPath}
        onChange={tournaments.retry}
      />
    )
  }
  return (
    <div className={styles.place}>
      {tournaments.data !== undefined ? (
        <EmptyState emblem="trophy" title={t('tournament.empty.title')} text={t('tournament.empty.text')} />
      ) : tournaments.error !== undefined ? (
        <ErrorState
          title={t('tournament.error.title')}
          text={t('tournament.error.text')}
          retryLabel={t('tournament.retry')}
          onRetry={tournaments.retry}
        />
      ) : (
        <Skeleton className={styles.skeleton} />
      )}
    </div>
  )
}
