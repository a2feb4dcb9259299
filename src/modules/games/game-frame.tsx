import { openRole, urlOf } from '../../../schemas/roles/role-table.ts'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { isBreakReason } from '../../../schemas/api/errors.ts'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { noteActivity } from '../../lib/browser/activity.ts'
import type { Scheme } from '../../lib/browser/scheme.ts'
import { withQuery } from '../../lib/urls/links.ts'
import { ActionButton } from '../../renderer/action-button.tsx'
import { useConfig, useLocale } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Spinner } from '../../ui/states/spinner.tsx'
import { VisuallyHidden } from '../../ui/display/visually-hidden.tsx'
import { gameAddress, type GameMode, type LaunchedGame } from './game-address.ts'
import { onPauseGames } from './pause-games.ts'
import { readFrameMessage } from './frame-message.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import styles from './game-frame.module.css'

/** An iframe does not report a failure to load, so it is assumed after this time. */
const loadTimeout = 20_000

interface GameFrameProps {
  game: LaunchedGame
  mode: GameMode
  /** Name of the game, the accessible name of the iframe. */
  title: string
  /** Start path of a page with its own paths, such as a sportsbook. */
  path?: string
  /** Colour scheme of the site, for a page that adopts it. */
  scheme?: Scheme
  /** Shown until the page has loaded; a spinner by default. */
  placeholder?: ReactNode
  /** The game failed again after a retry; without this, its error stays in its place. */
  onGiveUp?: (() => void) | undefined
  /** The game reports that a round moved money. */
  onBalanceChange: () => void
}

type Fault = 'login' | 'break' | 'failed'
type FrameState = { status: 'loading' } | { status: 'ready' } | { status: 'error'; fault: Fault }

function faultOf({ error, reason }: { error: string | undefined; reason: string | undefined }): Fault {
  if (isBreakReason(reason)) return 'break'
  return error === 'AuthorizationException' ? 'login' : 'failed'
}

function sendScheme(frame: HTMLIFrameElement | null, scheme: Scheme | undefined): void {
  if (scheme) frame?.contentWindow?.postMessage({ type: 'marquee:scheme', scheme }, '*')
}

/** The game in an iframe without rights on our origin: it may run scripts and send three messages. */
export function GameFrame(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  const { onGiveUp, ...game } = props
  return (
    <FrameAttempt
      key={`${gameAddress(props.game, props.mode)}:${props.path}:${attempt}`}
      {...game}
      onRetry={retry}
      onGiveUp={attempt === 0 ? undefined : onGiveUp}
    />
  )
}

function FrameAttempt({
  game,
  mode,
  title,
  path,
  scheme,
  placeholder,
  onBalanceChange,
  onRetry,
  onGiveUp,
}: GameFrameProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { autospin = true } = useConfig().games
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>({ status: 'loading' })
  const [height, setHeight] = useState<number>()
  // A new scheme is sent as a message, since loading the page again would lose a bet slip.
  const [firstScheme] = useState(scheme)
  useEffect(() => sendScheme(frame.current, scheme), [scheme])
  const onLoad = () => {
    // The page misses a scheme that is chosen before it listens.
    sendScheme(frame.current, scheme)
    setState((before) => (before.status === 'loading' ? { status: 'ready' } : before))
  }

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    // The origin of the iframe is "null", so the source window identifies it.
    if (frame.current === null || event.source !== frame.current.contentWindow) return
    const message = readFrameMessage(event.data)
    if (message?.type === 'marquee:balance') {
      noteActivity()
      onBalanceChange()
    }
    if (message?.type === 'sportsbook.height') setHeight(message.height)
    if (message?.type === 'marquee:game-error') setState({ status: 'error', fault: faultOf(message) })
  })

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  useEffect(
    () => onPauseGames(() => frame.current?.contentWindow?.postMessage({ type: 'marquee:pause' }, '*')),
    [],
  )

  useEffect(() => {
    if (state.status !== 'loading') return
    const timer = setTimeout(() => setState({ status: 'error', fault: 'failed' }), loadTimeout)
    return () => clearTimeout(timer)
  }, [state.status])

  const isGivenUp = onGiveUp !== undefined && state.status === 'error' && state.fault === 'failed'
  const giveUp = useEffectEvent(() => onGiveUp?.())
  useEffect(() => {
    if (isGivenUp) giveUp()
  }, [isGivenUp])

  if (state.status === 'error') return <FrameError fault={state.fault} onRetry={onRetry} />
  return (
    <div className={styles.frame} style={{ height }} aria-busy={state.status === 'loading'}>
      <iframe
        ref={frame}
        src={withQuery(gameAddress(game, mode), {
          locale,
          ...(path && { path }),
          ...(!autospin && { autospin: '0' }),
          ...(firstScheme && { scheme: firstScheme }),
        })}
        title={t('games.frame.title', { name: title })}
        sandbox="allow-scripts allow-forms"
        allow="fullscreen; autoplay"
        onLoad={onLoad}
      />
      {state.status === 'loading' && (
        <div className={classNames(styles.loading, placeholder === undefined && styles.centered)}>
          {placeholder ?? <Spinner size={32} />}
          <VisuallyHidden>{t('games.frame.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

function FrameError({ fault, onRetry }: { fault: Fault; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <div className={styles.failed} role="alert">
      <EmptyState emblem="bolt" title={t(`games.frame.${fault}Title`)} text={t(`games.frame.${fault}Text`)}>
        {fault === 'login' && (
          <ActionButton action={openRole('login')} variant="primary">
            {t('games.frame.login')}
          </ActionButton>
        )}
        {fault === 'failed' && <Button onClick={onRetry}>{t('games.retry')}</Button>}
        <ActionButton action={{ type: 'navigate', to: urlOf('lobby') }} variant="secondary">
          {t('games.toGames')}
        </ActionButton>
      </EmptyState>
    </div>
  )
}
