import { urlOf } from '../../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../../schemas/component.ts'
import { useState } from 'react'
import type { Tournament } from '../../../schemas/api/entities/competitions.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { useLoad } from '../../../src/renderer/use-load.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import { useEntered } from '../../../src/modules/tournaments/index.ts'
import { Leaders } from './leaders.tsx'
import { OwnPlace } from './own-place.tsx'
import { PrizeLadder } from './prize-ladder.tsx'
import { TournamentHero } from './tournament-hero.tsx'
import { TournamentRules } from './tournament-rules.tsx'
import styles from './tournament.module.css'
import { load } from '../tournament-details.load.ts'
import type { tournamentDetails } from '../tournament-details.schema.ts'

/** Refresh interval of the standings while they are visible. */
const refreshSeconds = 30
const parts = ['standing', 'prizes', 'rules'] as const
type Part = (typeof parts)[number]

/** A tournament: prizes, leaders, rules for points, and the player's rank. */
export function TournamentView(block: BlockProps<typeof tournamentDetails, ReactNode>) {
  const { t } = useTranslation()
  const answer = useLoad(load, 'tournament', block, { refreshSeconds })
  const tournaments = useEntered(answer.data?.items)
  const tournament = tournaments?.[0]
  if (tournament !== undefined) {
    return <Contents blockId={block.id} tournament={tournament} onChange={answer.retry} />
  }
  if (answer.error !== undefined && answer.error !== 'InvalidParameterException') {
    return (
      <ErrorState
        title={t('tournament.error.title')}
        text={t('tournament.error.text')}
        retryLabel={t('tournament.retry')}
        onRetry={answer.retry}
      />
    )
  }
  if (tournaments === undefined && answer.error === undefined) return <Skeleton className={styles.skeleton} />
  return (
    <EmptyState emblem="trophy" title={t('tournament.notFound.title')} text={t('tournament.notFound.text')}>
      <ActionButton action={{ type: 'navigate', to: urlOf('tournaments') }}>
        {t('tournament.all')}
      </ActionButton>
    </EmptyState>
  )
}

interface ContentsProps {
  blockId: string
  tournament: Tournament
  onChange: () => void
}

/** On phones tabs select one part; larger screens show all of them. */
function Contents({ blockId, tournament, onChange }: ContentsProps) {
  const { t } = useTranslation()
  const [part, setPart] = useState<Part>('standing')
  const idOf = (one: Part) => `${blockId}-${one}`
  const shared = (one: Part) => ({ id: idOf(one), 'data-shown': one === part || undefined })
  return (
    <article className={styles.tournament} aria-labelledby={`${blockId}-title`}>
      <TournamentHero tournament={tournament} titleId={`${blockId}-title`} onChange={onChange} />
      <div className={styles.tabs}>
        <Tabs
          label={t('tournament.parts')}
          tabs={parts.map((one) => ({ value: one, label: t(`tournament.part.${one}`), controls: idOf(one) }))}
          value={part}
          onChange={setPart}
          stretch
        />
      </div>
      <div className={styles.columns}>
        <section className={styles.main} {...shared('standing')}>
          <Leaders tournament={tournament} />
          <OwnPlace tournament={tournament} />
        </section>
        <div className={styles.side}>
          <section className={styles.card} {...shared('prizes')}>
            <PrizeLadder tournament={tournament} />
          </section>
          <section className={styles.card} {...shared('rules')}>
            <TournamentRules tournament={tournament} />
          </section>
        </div>
      </div>
    </article>
  )
}
