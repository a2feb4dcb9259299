import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../renderer/action-button.tsx'
import { useLocale } from '../../renderer/render-context.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { readFrameMessage } from './frame-message.ts'
import styles from './game-frame.module.css'

/** A frame says nothing when it fails to load; after this long it is taken to have failed. */
const loadTimeout = 20_000

interface GameFrameProps {
  sysname: string
  mode: 'play' | 'demo'
  /** Name of the game, read out for the frame. */
  title: string
  /** The game says that a round moved money. */
  onBalanceChange: () => void
}

type FrameState = { status: 'loading' } | { status: 'ready' } | { status: 'error'; error: string | undefined }

/** The game itself, on an origin without rights on ours: it may run scripts and say two things. */
export function GameFrame(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt(attempt + 1)
  return <FrameAttempt key={`${props.sysname}:${props.mode}:${attempt}`} {...props} onRetry={retry} />
}

function FrameAttempt({
  sysname,
  mode,
  title,
  onBalanceChange,
  onRetry,
}: GameFrameProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>({ status: 'loading' })

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    // The frame's origin is "null", so only its window tells it from any other.
    if (frame.current === null || event.source !== frame.current.contentWindow) return
    const message = readFrameMessage(event.data)
    if (message?.type === 'marquee:balance') onBalanceChange()
    if (message?.type === 'marquee:game-error') setState({ status: 'error', error: message.error })
  })

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    if (state.status !== 'loading') return
    const timer = setTimeout(() => setState({ status: 'error', error: undefined }), loadTimeout)
    return () => clearTimeout(timer)
  }, [state.status])

  if (state.status === 'error') return <FrameError error={state.error} onRetry={onRetry} />
  return (
    <div className={styles.frame} aria-busy={state.status === 'loading'}>
      <iframe
        ref={frame}
        src={`/platform/game/${encodeURIComponent(sysname)}/${mode}?locale=${locale}`}
        title={t('games.frame.title', { name: title })}
        sandbox="allow-scripts allow-forms"
        allow="fullscreen; autoplay"
        onLoad={() => setState((before) => (before.status === 'loading' ? { status: 'ready' } : before))}
      />
      {state.status === 'loading' && (
        <div className={styles.loading}>
          <Spinner size={32} />
          <VisuallyHidden>{t('games.frame.loading')}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}

function FrameError({ error, onRetry }: { error: string | undefined; onRetry: () => void }) {
  const { t } = useTranslation()
  const needsLogin = error === 'AuthorizationException'
  return (
    <div className={styles.failed} role="alert">
      <EmptyState
        emblem="bolt"
        title={t(needsLogin ? 'games.frame.loginTitle' : 'games.frame.failedTitle')}
        text={t(needsLogin ? 'games.frame.loginText' : 'games.frame.failedText')}
      >
        {needsLogin ? (
          <ActionButton action={{ type: 'openPopup', popup: 'login' }} variant="primary">
            {t('games.frame.login')}
          </ActionButton>
        ) : (
          <Button onClick={onRetry}>{t('games.retry')}</Button>
        )}
        <ActionButton action={{ type: 'navigate', to: '/gamehall' }} variant="secondary">
          {t('games.toGames')}
        </ActionButton>
      </EmptyState>
    </div>
  )
}
