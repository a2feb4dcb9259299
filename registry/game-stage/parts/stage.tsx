import { openRole, urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import type { Game } from '../../../schemas/api/entities/games.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { refreshBalance } from '../../../src/modules/balance/index.ts'
import { onDialogOpen } from '../../../src/modules/dialogs/index.ts'
import {
  GameCover,
  GameFrame,
  gameName,
  pauseGames,
  useFreespins,
  usePlayPage,
} from '../../../src/modules/games/index.ts'
import { useSession } from '../../../src/modules/session/index.ts'
import { runAction } from '../../../src/renderer/actions.ts'
import { ActionButton } from '../../../src/renderer/action-button.tsx'
import { LocalLink } from '../../../src/renderer/local-link.tsx'
import { Badge } from '../../../src/ui/display/badge.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Icon } from '../../../src/ui/art/icon.tsx'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import styles from '../game-stage.module.css'
import { FavouriteButton } from '../views/favourite-button.tsx'
import { GuestOffer } from './guest-offer.tsx'
import { RealityCheck } from './reality-check.tsx'
import { GameSession } from './game-session.tsx'
import { useRules } from '../use-rules.ts'
import { useFullscreen } from '../use-fullscreen.ts'
import { useGameMode } from '../use-game-mode.ts'

/** An existing game: breadcrumbs, the game and its controls. */
export function Stage({ game }: { game: Game }) {
  const { t } = useTranslation()
  const panel = useId()
  const frame = useRef<HTMLDivElement>(null)
  const fullscreen = useFullscreen(frame)
  const { mode, view, choose } = useGameMode(game)
  const { isAuthenticated } = useSession()
  const freespins = useFreespins()
  const spins = freespins.remainingIn(game.sysname)
  const name = gameName(game)
  const openRules = useRules(game, name)
  usePlayPage(name)
  useEffect(() => onDialogOpen(pauseGames), [])
  const modes = [
    { value: 'play' as const, label: t('games.real'), controls: panel },
    ...(game.has_demo ? [{ value: 'demo' as const, label: t('games.demo'), controls: panel }] : []),
  ]

  return (
    <section className={styles.stage} aria-labelledby={`${panel}-name`}>
      <Breadcrumbs game={game} name={name} />
      <div
        ref={frame}
        id={panel}
        role="tabpanel"
        aria-label={name}
        className={styles.frame}
        data-filling={fullscreen.isMadeByPage || undefined}
      >
        {view === 'frame' && (
          <GameFrame
            game={game}
            mode={mode}
            title={name}
            provider={game.provider_sysname}
            onGiveUp={() => runAction({ type: 'navigate', to: urlOf('slot-error') })}
            onBalanceChange={() => {
              refreshBalance()
              if (spins > 0) freespins.refresh()
            }}
          />
        )}
        {view === 'guest' && <GuestOffer {...(game.has_demo && { onDemo: () => choose('demo') })} />}
        {fullscreen.isOn && (
          <span className={styles.leave}>
            <Button
              variant="secondary"
              square
              icon="fullscreen-exit"
              aria-label={t('games.leaveFullscreen')}
              onClick={fullscreen.toggle}
            />
          </span>
        )}
      </div>
      <div className={styles.bar}>
        <div className={styles.info}>
          <span className={styles.cover}>
            <GameCover game={game} />
          </span>
          <h1 id={`${panel}-name`} className={styles.name}>
            {name}
          </h1>
          <p className={styles.facts}>
            {game.provider}
            {game.rtp !== null && ` · ${t('games.rtp', { percent: formatNumber(game.rtp) })}`}
            {game.volatility && ` · ${t(`games.volatilityFact.${game.volatility}`)}`}
            {spins > 0 && (
              <span className={styles.spins}>
                <Badge tone="ok">{t('games.freespins', { count: spins })}</Badge>
              </span>
            )}
          </p>
        </div>
        <div className={styles.controls}>
          <Tabs
            label={t('games.mode')}
            tabs={modes}
            value={mode}
            onChange={choose}
            stretch
            className={styles.modes}
          />
          {isAuthenticated && (
            <ActionButton
              action={openRole('deposit')}
              variant="secondary"
              icon="plus"
              aria-label={t('games.topUp')}
            >
              <span className={styles.topUpText}>{t('games.topUp')}</span>
            </ActionButton>
          )}
          <Button
            variant="secondary"
            square
            icon="info"
            aria-label={t('games.details.open')}
            onClick={openRules}
          />
          <FavouriteButton sysname={game.sysname} name={name} />
          {fullscreen.isOffered && (
            <Button
              variant="secondary"
              square
              icon="fullscreen"
              aria-label={t('games.fullscreen')}
              onClick={fullscreen.toggle}
            />
          )}
        </div>
      </div>
      <div className={styles.sessionInfo}>
        {view === 'frame' && <GameSession key={mode} isForMoney={mode === 'play'} />}
        {view === 'frame' && mode === 'play' && isAuthenticated && <RealityCheck />}
      </div>
    </section>
  )
}

/** Breadcrumbs. On phones only the back arrow remains. */
function Breadcrumbs({ game, name }: { game: Game; name: string }) {
  const { t } = useTranslation()
  return (
    <nav className={styles.crumbs} aria-label={t('games.breadcrumbs')}>
      <ol>
        <li>
          <LocalLink to="/">{t('games.lobby')}</LocalLink>
        </li>
        <li>
          <Icon name="chevron-right" size={14} className={styles.separator} />
          <LocalLink to={urlOf('lobby')}>
            <Icon name="chevron-left" className={styles.back} />
            <span className={styles.crumb}>{t(`games.types.${game.type}`)}</span>
          </LocalLink>
        </li>
        <li aria-current="page">
          <Icon name="chevron-right" size={14} className={styles.separator} />
          {name}
        </li>
      </ol>
    </nav>
  )
}
