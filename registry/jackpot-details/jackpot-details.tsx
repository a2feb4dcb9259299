import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { Jackpot } from '../../schemas/api/entities/competitions.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { GameShelf, gamePath, loadShelf } from '../../src/modules/games/index.ts'
import { JackpotCard, JackpotWins } from '../../src/modules/wins/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { buttonClass } from '../../src/ui/controls/button.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './jackpot-details.load.ts'
import type { jackpotDetails } from './jackpot-details.schema.ts'
import styles from './jackpot-details.module.css'

const refreshSeconds = 20
/** Number of games shown; a network may have hundreds. */
const shownGames = 24

export function JackpotDetails(block: BlockProps<typeof jackpotDetails, ReactNode>) {
  const { id } = block
  const { t } = useTranslation()
  const answer = useLoad(load, 'jackpot', block, { refreshSeconds })
  const winners = useLoad(load, 'winners', block)
  const jackpot = answer.data?.items[0]
  if (jackpot !== undefined) {
    return (
      <div className={styles.page}>
        <div className={styles.top}>
          <Summary jackpot={jackpot} />
          <JackpotWins title={t('jackpots.winners')} titleId={`${id}-winners`} answer={winners} />
        </div>
        <Games id={id} jackpot={jackpot} />
      </div>
    )
  }
  if (answer.error !== undefined && answer.error !== 'InvalidParameterException') {
    return (
      <ErrorState
        title={t('jackpots.error.title')}
        text={t('jackpots.error.text')}
        retryLabel={t('errors.retry')}
        onRetry={answer.retry}
      />
    )
  }
  if (answer.data === undefined && answer.error === undefined) return <Skeleton className={styles.skeleton} />
  return (
    <EmptyState emblem="coins" title={t('jackpots.notFound.title')} text={t('jackpots.notFound.text')}>
      <ActionButton action={{ type: 'navigate', to: urlOf('jackpots') }}>{t('jackpots.all')}</ActionButton>
    </EmptyState>
  )
}

/** The amount, how the jackpot is won, and a link to a game that can win it. */
function Summary({ jackpot }: { jackpot: Jackpot }) {
  const { t } = useTranslation()
  const [first] = jackpot.games
  return (
    <JackpotCard jackpot={jackpot} heading={<h1 className={styles.name}>{jackpot.name}</h1>}>
      <h2 className={styles.how}>{t('jackpots.how')}</h2>
      <p className={styles.text}>{jackpot.description.text}</p>
      {first !== undefined && (
        <LocalLink
          to={gamePath(first.sysname)}
          className={`${buttonClass({ variant: 'primary', size: 'l' })} ${styles.play}`}
        >
          {t('jackpots.play', { name: first.name })}
        </LocalLink>
      )}
    </JackpotCard>
  )
}

function Games({ id, jackpot }: { id: string; jackpot: Jackpot }) {
  const { t } = useTranslation()
  const sysnames = jackpot.games.map(({ sysname }) => sysname)
  const games = useBlockData(id, `games:${jackpot.id}`, () => loadShelf(sysnames, 0, shownGames), undefined)
  return (
    <GameShelf
      id={`${id}-games`}
      title={t('jackpots.gamesTitle')}
      games={games.data?.items}
      total={sysnames.length}
      isLoading={games.isLoading}
      hasFailed={games.error !== undefined}
      onRetry={games.retry}
    />
  )
}
