import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './game-stage.load.ts'
import type { gameStage } from './game-stage.schema.ts'
import styles from './game-stage.module.css'
import { Stage } from './parts/stage.tsx'

export function GameStage(block: BlockProps<typeof gameStage, ReactNode>) {
  const { t } = useTranslation()
  const answer = useLoad(load, 'game', block)
  const game = answer.data?.items[0]

  if (game !== undefined) return <Stage key={game.sysname} game={game} />
  if (answer.error !== undefined) {
    return (
      <ErrorState
        title={t('games.error.title')}
        text={t('games.error.text')}
        retryLabel={t('games.retry')}
        onRetry={answer.retry}
      />
    )
  }
  if (answer.data === undefined) return <Skeleton className={styles.skeleton} />
  return (
    <EmptyState emblem="cards" title={t('games.notFound.title')} text={t('games.notFound.text')}>
      <ActionButton action={{ type: 'navigate', to: urlOf('lobby') }}>{t('games.toGames')}</ActionButton>
    </EmptyState>
  )
}
