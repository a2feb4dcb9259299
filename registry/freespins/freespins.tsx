import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { FreespinPack, Game } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { formatMoment } from '../../src/lib/format/date.ts'
import { formatMoney } from '../../src/lib/format/money.ts'
import { formatTimeLeft } from '../../src/lib/format/time-left.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { GameCover, gamePath } from '../../src/modules/games/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useConfig, useLocale } from '../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../src/renderer/use-loaded-list.ts'
import { buttonClass } from '../../src/ui/controls/button.tsx'
import { Card } from '../../src/ui/display/card.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { TimeLeft } from '../../src/ui/display/time-left.tsx'
import { load } from './freespins.load.ts'
import type { freespins } from './freespins.schema.ts'
import styles from './freespins.module.css'

type FreespinsProps = BlockProps<typeof freespins, ReactNode>

export function Freespins(props: FreespinsProps) {
  return (
    <ForPlayers>
      <Packs {...props} />
    </ForPlayers>
  )
}

function Packs(block: FreespinsProps) {
  const { t } = useTranslation()
  const { items, hasFailed, refresh } = useLoadedList(load, 'packs', block, { keyField: 'id' })
  const games = byGame(items ?? [])
  const catalogue = useCatalogue(games.map(([sysname]) => sysname))
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{block.props.title}</h2>
      {items === undefined && !hasFailed && <Skeleton height="96px" />}
      {hasFailed && (
        <ErrorState
          title={t('freespins.error.title')}
          text={t('freespins.error.text')}
          retryLabel={t('errors.retry')}
          onRetry={() => void refresh()}
        />
      )}
      {items !== undefined && games.length === 0 && !hasFailed && (
        <EmptyState emblem="seven" title={t('freespins.empty.title')} text={t('freespins.empty.text')} />
      )}
      {games.length > 0 && (
        <ul className={styles.games}>
          {games.map(([sysname, packs]) => (
            <li key={sysname} className={styles.game}>
              <GameSpins packs={packs} game={catalogue.get(sysname)} onEnd={() => void refresh()} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

/** Available packs, by the name of their game. */
function byGame(packs: readonly FreespinPack[]): [string, FreespinPack[]][] {
  const games = new Map<string, FreespinPack[]>()
  for (const pack of packs) {
    if (pack.status !== 'active' || pack.remaining_count === 0) continue
    games.set(pack.game.sysname, [...(games.get(pack.game.sysname) ?? []), pack])
  }
  return [...games]
}

/** The games for the covers; if the call fails, packs are shown without covers. */
function useCatalogue(sysnames: readonly string[]): ReadonlyMap<string, Game> {
  const { data } = useSWR(
    sysnames.length > 0 ? ['games.get', sysnames.join()] : null,
    () => callApi('games.get', { sysnames: sysnames.join(), count: sysnames.length }),
    { revalidateOnFocus: false, revalidateIfStale: false, shouldRetryOnError: false },
  )
  return new Map(data?.items.map((game) => [game.sysname, game]))
}

interface GameSpinsProps {
  /** At least one; all of the same game. */
  packs: readonly FreespinPack[]
  game: Game | undefined
  onEnd: () => void
}

function GameSpins({ packs, game, onEnd }: GameSpinsProps) {
  const { t } = useTranslation()
  const [first] = packs
  if (first === undefined) return null
  const { sysname, name } = first.game
  const count = packs.reduce((sum, { remaining_count: remaining }) => sum + remaining, 0)
  return (
    <>
      <span className={styles.cover}>{game && <GameCover game={game} />}</span>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.count}>{t('games.freespins', { count })}</p>
        <ul className={styles.packs}>
          {packs.map((pack) => (
            <Pack key={pack.id} pack={pack} isAlone={packs.length === 1} onEnd={onEnd} />
          ))}
        </ul>
      </div>
      <LocalLink
        to={gamePath(sysname)}
        className={`${buttonClass({ variant: 'secondary' })} ${styles.play}`}
        aria-label={`${t('games.play')} ${name}`}
      >
        {t('games.play')}
      </LocalLink>
    </>
  )
}

/** A pack: its spins if there are several, the stake per spin, and the expiry. */
function Pack({ pack, isAlone, onEnd }: { pack: FreespinPack; isAlone: boolean; onEnd: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { timeZone } = useConfig().site
  const { remaining_count: count, stake, expires_at: expires } = pack
  return (
    <li>
      {!isAlone && <span>{t('games.freespins', { count })} </span>}
      {stake && <span>{t('freespins.stake', { amount: formatMoney(stake, locale) })} </span>}
      {expires !== undefined && (
        <span>
          {t('freespins.until', { at: formatMoment(expires, timeZone) })}{' '}
          <TimeLeft
            end={Date.parse(expires)}
            text={(left) => t('freespins.timeLeft', { time: formatTimeLeft(left, t) })}
            over={t('freespins.timeOver')}
            onEnd={onEnd}
          />
        </span>
      )}
    </li>
  )
}
