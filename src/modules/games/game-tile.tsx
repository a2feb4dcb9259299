import { memo } from 'react'
import type { TileGame } from '../../../schemas/api/entities/games.ts'
import type { GamesSettings } from '../../../schemas/documents/settings/games-settings.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { badgeClass } from '../../ui/display/badge.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import type { CoverArt } from '../../ui/art/covers/cover-art.ts'
import { CoverPicture, coverAttributes, titledAttributes } from '../../ui/art/covers/cover.tsx'
import { abridgedClass } from '../../ui/display/visually-hidden.tsx'
import { badgeOf, gameName, gamePath, showsPlayersOnCover } from './game-text.ts'
import styles from './game-tile.module.css'

const badgeClasses = {
  jackpot: `${styles.badge} ${badgeClass('brand')}`,
  top: `${styles.badge} ${badgeClass('hot')}`,
  new: `${styles.badge} ${badgeClass('accent')}`,
}
const livePlayersClass = `${styles.badge} ${styles.players} ${badgeClass('neutral')} ${abridgedClass}`
const playersClass = `${styles.figure} ${abridgedClass}`
const playClass = buttonClass({ variant: 'primary', size: 's', block: true })
const demoClass = buttonClass({ variant: 'secondary', size: 's', block: true })

interface GameTileProps {
  game: TileGame
  cover: CoverArt | undefined
  isSeenFirst: boolean
  /** Position in the list and its length, if the document contains only a part of the list. */
  place?: number | undefined
  total?: number | undefined
  isFavourite: boolean
  /** Marked as top, if nothing more important is. */
  isTop: boolean
  options: GamesSettings['tiles'] | undefined
  /** Hovered or focused: the play and demo buttons are displayed on its cover. */
  isOpen: boolean
  /** Passed down, because a page shows dozens of tiles. */
  t: Translate
  locale: Locale
}

/**
 * An item of `GameTiles`, which handles its events. The home page has more than fifty of them, and half of
 * its rendering time is spent here: plain elements, no hooks, no one-line components.
 */
export const GameTile = memo(function GameTile({
  game,
  cover,
  isSeenFirst,
  place,
  total,
  isFavourite,
  isTop,
  options,
  isOpen,
  t,
  locale,
}: GameTileProps) {
  const name = gameName(game)
  const href = localePath(gamePath(game.sysname), locale)
  const badge = badgeOf(game, isTop)
  return (
    <li
      {...titledAttributes(cover, styles.tile)}
      data-game={game.sysname}
      aria-posinset={place}
      aria-setsize={total}
    >
      {cover ? (
        <a href={href} {...coverAttributes()}>
          <CoverPicture art={cover} eager={isSeenFirst} alt={name} />
        </a>
      ) : (
        <a href={href} className={styles.coverless} aria-label={name} />
      )}
      {isOpen && (
        <div className={styles.overlay}>
          <a href={href} className={playClass} aria-label={`${t('games.play')} ${name}`}>
            {t('games.play')}
          </a>
          {game.has_demo && (
            <a
              href={localePath(gamePath(game.sysname, 'demo'), locale)}
              className={demoClass}
              aria-label={`${t('games.demo')} ${name}`}
            >
              {t('games.demo')}
            </a>
          )}
          {game.rtp !== null && (
            <span className={styles.rtp}>{t('games.rtp', { percent: formatNumber(game.rtp) })}</span>
          )}
          {game.volatility && (
            <span className={styles.rtp}>{t(`games.volatilityFact.${game.volatility}`)}</span>
          )}
        </div>
      )}
      {showsPlayersOnCover(game) ? (
        <span className={livePlayersClass} data-short={formatNumber(game.players)}>
          {`${formatNumber(game.players)} ${t('games.playersNow')}`}
        </span>
      ) : (
        badge && <span className={badgeClasses[badge]}>{t(`games.tags.${badge}`)}</span>
      )}
      <button
        type="button"
        className={styles.favourite}
        aria-pressed={isFavourite}
        aria-label={t('games.favourite.label', { name })}
        // The boot script may have changed the first attribute.
        suppressHydrationWarning
      />
      {options?.isProviderShown !== false && <p className={styles.provider}>{game.provider}</p>}
      {figureOf(game, options?.figure, t, locale)}
    </li>
  )
})

type Figure = NonNullable<GamesSettings['tiles']>['figure']

/** By default the number of players; without players, or if the cover shows them, the minimum bet. */
function figureOf(game: TileGame, figure: Figure, t: Translate, locale: Locale) {
  if (figure === 'none') return null
  if (figure === 'rtp') {
    if (game.rtp === null) return null
    return <p className={styles.figure}>{t('games.rtp', { percent: formatNumber(game.rtp) })}</p>
  }
  if (game.players > 0 && !showsPlayersOnCover(game)) {
    const players = formatNumber(game.players)
    return (
      <p className={playersClass} data-short={players}>
        {`${players} ${t('games.playersNow')}`}
      </p>
    )
  }
  if (game.min_bet === null) return null
  return <p className={styles.figure}>{t('games.minBet', { amount: formatMoney(game.min_bet, locale) })}</p>
}
