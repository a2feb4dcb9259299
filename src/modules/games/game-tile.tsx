import { useTranslation } from 'react-i18next'
import type { Game } from '../../../schemas/api/entities.ts'
import { formatMoney } from '../../lib/format/money.ts'
import { formatNumber } from '../../lib/format/number.ts'
import { LocalLink } from '../../renderer/local-link.tsx'
import { useLocale } from '../../renderer/render-context.tsx'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { Cover } from '../../ui/cover.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { badgeOf, gameImage, gameName, gamePath, type BadgeTag } from './game-text.ts'
import styles from './game-tile.module.css'

const badgeTones = { jackpot: 'brand', top: 'hot', new: 'accent' } as const satisfies Record<BadgeTag, string>

/** A game in a list: its cover is the way to it; with a pointer, real play and demo stand on it. */
export function GameTile({ game }: { game: Game }) {
  const { t } = useTranslation()
  const name = gameName(game)
  const badge = badgeOf(game)
  return (
    <article className={styles.tile}>
      <div className={styles.stage}>
        <LocalLink to={gamePath(game.sysname)} className={styles.link}>
          <VisuallyHidden>{name}</VisuallyHidden>
          <Cover
            name={name}
            type={game.type}
            emblem={game.emblem}
            palette={game.palette}
            image={gameImage(game)}
          />
        </LocalLink>
        <div className={styles.overlay}>
          <LocalLink
            to={gamePath(game.sysname)}
            className={buttonClass({ variant: 'primary', size: 's', block: true })}
          >
            {t('games.play')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </LocalLink>
          {game.has_demo && (
            <LocalLink
              to={gamePath(game.sysname, 'demo')}
              className={buttonClass({ variant: 'secondary', size: 's', block: true })}
            >
              {t('games.demo')}
              <VisuallyHidden> {name}</VisuallyHidden>
            </LocalLink>
          )}
          {game.rtp !== null && <span className={styles.rtp}>{t('games.rtp', { percent: game.rtp })}</span>}
        </div>
        {badge !== undefined && (
          <span className={styles.badge}>
            <Badge tone={badgeTones[badge]}>{t(`games.tags.${badge}`)}</Badge>
          </span>
        )}
        <span className={styles.favourite}>
          <FavouriteButton sysname={game.sysname} name={name} />
        </span>
      </div>
      <p className={styles.caption}>
        <span className={styles.provider}>{game.provider}</span>
        <Figure game={game} />
      </p>
    </article>
  )
}

/** How many are playing; where nobody is, what a round costs at least. */
function Figure({ game }: { game: Game }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (game.players > 0) {
    return (
      <span className={styles.figure} title={t('games.playersNow')}>
        {formatNumber(game.players)}
        <VisuallyHidden> {t('games.playersNow')}</VisuallyHidden>
      </span>
    )
  }
  if (game.min_bet === null) return null
  return (
    <span className={styles.figure}>{t('games.minBet', { amount: formatMoney(game.min_bet, locale) })}</span>
  )
}
