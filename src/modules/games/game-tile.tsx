import { memo } from 'react'
import type { Game } from '../../../schemas/api/entities/games.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { localePath } from '../../lib/urls/locale-path.ts'
import type { Translate } from '../../lib/i18n/plain-i18n.ts'
import { badgeClass } from '../../ui/display/badge.tsx'
import { buttonClass } from '../../ui/controls/button.tsx'
import type { CoverArt } from '../../ui/art/cover-art.ts'
import { Cover } from '../../ui/art/cover.tsx'
import { Icon } from '../../ui/art/icon.tsx'
import { hiddenClass } from '../../ui/display/visually-hidden.tsx'
import { badgeOf, gameName, gamePath, showsPlayersOnCover } from './game-text.ts'
import styles from './game-tile.module.css'

const badgeClasses = {
  jackpot: `${styles.badge} ${badgeClass('brand')}`,
  top: `${styles.badge} ${badgeClass('hot')}`,
  new: `${styles.badge} ${badgeClass('accent')}`,
}
const livePlayersClass = `${styles.badge} ${styles.players} ${badgeClass('neutral')}`
const playClass = buttonClass({ variant: 'primary', size: 's', block: true })
const demoClass = buttonClass({ variant: 'secondary', size: 's', block: true })

interface GameTileProps {
  game: Game
  cover: CoverArt | undefined
  isSeenFirst: boolean
  /** Place in its list and length of that, where not all of it is in the document. */
  place?: number | undefined
  total?: number | undefined
  isFavourite: boolean
  /** Pointed at or in focus: the ways into the game stand on its cover. */
  isOpen: boolean
  /** The list has them from its context; a page shows dozens of tiles. */
  t: Translate
  locale: Locale
}

/**
 * An item of `GameTiles`, which hears its events. A home page has more than fifty of them and half of its
 * rendering time goes here: plain elements, no hooks, no components of one line.
 */
export const GameTile = memo(function GameTile({
  game,
  cover,
  isSeenFirst,
  place,
  total,
  isFavourite,
  isOpen,
  t,
  locale,
}: GameTileProps) {
  const name = gameName(game)
  const href = localePath(gamePath(game.sysname), locale)
  const badge = badgeOf(game)
  return (
    <li className={styles.tile} data-game={game.sysname} aria-posinset={place} aria-setsize={total}>
      <div className={styles.stage}>
        <a href={href} className={styles.link} aria-label={name}>
          {cover && <Cover art={cover} eager={isSeenFirst} />}
        </a>
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
            {game.rtp !== null && <span className={styles.rtp}>{t('games.rtp', { percent: game.rtp })}</span>}
          </div>
        )}
        {showsPlayersOnCover(game) ? (
          <span className={livePlayersClass}>
            {formatNumber(game.players)}
            <span className={hiddenClass}> {t('games.playersNow')}</span>
          </span>
        ) : (
          badge && <span className={badgeClasses[badge]}>{t(`games.tags.${badge}`)}</span>
        )}
        <button
          type="button"
          className={styles.favourite}
          aria-pressed={isFavourite}
          aria-label={t('games.favourite.label', { name })}
        >
          <Icon name="heart" filled={isFavourite} />
        </button>
      </div>
      <p className={styles.caption}>
        <span className={styles.provider}>{game.provider}</span>
        {figureOf(game, t, locale)}
      </p>
    </li>
  )
})

/** How many are playing; where nobody is, or the cover says it, what a round costs at least. */
function figureOf(game: Game, t: Translate, locale: Locale) {
  if (game.players > 0 && !showsPlayersOnCover(game)) {
    return (
      <span className={styles.figure}>
        {formatNumber(game.players)}
        <span className={hiddenClass}> {t('games.playersNow')}</span>
      </span>
    )
  }
  if (game.min_bet === null) return null
  return (
    <span className={styles.figure}>{t('games.minBet', { amount: formatMoney(game.min_bet, locale) })}</span>
  )
}
