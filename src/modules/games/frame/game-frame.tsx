import { openRole, urlOf } from '../../../../schemas/roles/role-table.ts'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { frameVersion, type FrameErrorCode } from '../../../../schemas/frames/frame-limits.ts'
import type { FrameMessage, SiteMessage } from '../../../../schemas/frames/frame-protocol.ts'
import { useTranslation } from '../../../lib/i18n/use-translation.ts'
import { noteActivity } from '../../../lib/browser/activity.ts'
import { useScheme } from '../../../lib/browser/scheme.ts'
import { onSessionResumed } from '../../../lib/data/session-resumed.ts'
import { withQuery } from '../../../lib/urls/links.ts'
import { runAction } from '../../../renderer/actions.ts'
import { useConfig, useLocale } from '../../../renderer/render-context.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { VisuallyHidden } from '../../../ui/display/visually-hidden.tsx'
import { checkSession, useSession } from '../../session/index.ts'
import { gameAddress, type GameMode, type LaunchedGame } from '../game-address.ts'
import { onPauseGames } from '../pause-games.ts'
import { classNames } from '../../../ui/styles/class-names.ts'
import { adaptMessage } from './adapters.ts'
import { FrameError } from './frame-error.tsx'
import { frameTexts, type FrameKind } from './frame-texts.ts'
import { frameRights, isFrameOrigin } from './frame-rights.ts'
import { openDeposit } from './open-deposit.ts'
import { readFrameState, storeFrameState } from './frame-state.ts'
import { readFrameMessage } from './read-frame-message.ts'
import { useFramePath } from './use-frame-path.ts'
import styles from './game-frame.module.css'

/** An iframe does not report a failure to load, so it is assumed after this time. */
const loadTimeout = 20_000

interface GameFrameProps {
  game: LaunchedGame
  mode: GameMode
  /** What the texts around it call it. */
  kind?: FrameKind
  /** Name of the game, the accessible name of the iframe. */
  title: string
  /** Sysname of the provider or sportsbook, whose settings apply to the iframe. */
  provider?: string
  /** Shown until the page has loaded; a spinner by default. */
  placeholder?: ReactNode
  /** The game failed again after a retry; without this, its error stays in its place. */
  onGiveUp?: (() => void) | undefined
  /** The player wants to leave. Without this, the lobby is opened. */
  onClose?: () => void
  /** The game reports that a round moved money. */
  onBalanceChange: () => void
}

type FrameState =
  | { status: 'loading' }
  | { status: 'ready' }
  | { status: 'error'; code: FrameErrorCode; amount?: string | undefined }

/**
 * A game or sportsbook in an iframe, which the platform launches. Messages between the two follow `FrameMessage` and
 * `SiteMessage`.
 */
export function GameFrame(props: GameFrameProps) {
  const [attempt, setAttempt] = useState(0)
  const locale = useLocale()
  const { account } = useSession()
  const { onGiveUp, ...game } = props
  const retry = () => setAttempt((before) => before + 1)
  // The launch of an expired session has ended with it.
  useEffect(() => onSessionResumed(retry), [])
  return (
    <FrameAttempt
      // A new element instead of a new address, which would become an entry of the history.
      key={[gameAddress(props.game, props.mode), locale, account?.uid, attempt].join()}
      {...game}
      onRetry={retry}
      onGiveUp={attempt === 0 ? undefined : onGiveUp}
    />
  )
}

function FrameAttempt({
  game,
  mode,
  kind = 'game',
  title,
  provider,
  placeholder,
  onBalanceChange,
  onClose = () => runAction({ type: 'navigate', to: urlOf('lobby') }),
  onRetry,
  onGiveUp,
}: GameFrameProps & { onRetry: () => void }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { account } = useSession()
  const { site, games } = useConfig()
  const { autospin = true, providers = [] } = games
  const settings = providers.find(({ sysname }) => sysname === provider)?.frame
  const theme = useScheme(site.defaultScheme)
  const { path, show } = useFramePath()
  const address = gameAddress(game, mode)
  const frame = useRef<HTMLIFrameElement>(null)
  /** Where its messages come from; it is not known whom others would reach. */
  const origin = useRef('*')
  const [state, setState] = useState<FrameState>({ status: 'loading' })
  const [height, setHeight] = useState<number>()
  const [frameTitle, setFrameTitle] = useState<string>()
  // A later path or scheme is sent as a message: loading the frame again would lose what it shows.
  const [first] = useState({ path, theme })
  const shown = useRef({ path, theme })

  /** A guest logs in. The launch of a player has expired, or the session has. */
  async function logIn(): Promise<void> {
    if (account === null) runAction(openRole('login'))
    else if (await checkSession()) onRetry()
  }

  const send = (message: SiteMessage) => frame.current?.contentWindow?.postMessage(message, origin.current)

  function handle(message: FrameMessage): void {
    switch (message.type) {
      case 'marquee:hello':
        return send({
          type: 'marquee:ready',
          version: Math.min(message.version, frameVersion),
          state: readFrameState(account?.uid, address),
          path,
          locale,
          theme,
          player: account !== null,
        })
      case 'marquee:path':
        shown.current.path = message.path
        return show(message.path, { replace: message.replace === true })
      case 'marquee:state':
        return storeFrameState(account?.uid, address, message.state)
      case 'marquee:title':
        return setFrameTitle(message.title)
      case 'marquee:height':
        return setHeight(message.height)
      case 'marquee:balance':
        noteActivity()
        return onBalanceChange()
      case 'marquee:login':
        return void logIn()
      case 'marquee:deposit':
        return openDeposit(message.amount)
      case 'marquee:close':
        return onClose()
      case 'marquee:error':
        if (message.code === 'login' && account !== null) void checkSession()
        return setState({ status: 'error', code: message.code, amount: message.amount })
    }
  }

  const onMessage = useEffectEvent((event: MessageEvent<unknown>) => {
    if (frame.current === null || event.source !== frame.current.contentWindow) return
    if (!isFrameOrigin(event.origin, settings)) return
    const message = readFrameMessage(adaptMessage(settings?.adapter, event.data))
    if (message === undefined) return
    // An opaque origin cannot be named.
    origin.current = event.origin === 'null' ? '*' : event.origin
    handle(message)
  })

  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => onMessage(event)
    window.addEventListener('message', listener)
    return () => window.removeEventListener('message', listener)
  }, [])

  useEffect(() => {
    if (path === shown.current.path) return
    shown.current.path = path
    send({ type: 'marquee:path', path })
  }, [path])

  useEffect(() => {
    if (theme === shown.current.theme) return
    shown.current.theme = theme
    send({ type: 'marquee:theme', theme })
  }, [theme])

  useEffect(() => onPauseGames(() => send({ type: 'marquee:pause' })), [])

  useEffect(() => {
    if (frameTitle === undefined) return
    const before = document.title
    document.title = `${frameTitle} · ${site.name}`
    return () => {
      document.title = before
    }
  }, [frameTitle, site.name])

  useEffect(() => {
    if (state.status !== 'loading') return
    const timer = setTimeout(() => setState({ status: 'error', code: 'failed' }), loadTimeout)
    return () => clearTimeout(timer)
  }, [state.status])

  const isGivenUp = onGiveUp !== undefined && state.status === 'error' && state.code === 'failed'
  const giveUp = useEffectEvent(() => onGiveUp?.())
  useEffect(() => {
    if (isGivenUp) giveUp()
  }, [isGivenUp])

  if (state.status === 'error')
    return <FrameError kind={kind} code={state.code} amount={state.amount} onRetry={onRetry} />
  return (
    <div className={styles.frame} style={{ height }} aria-busy={state.status === 'loading'}>
      <iframe
        ref={frame}
        src={withQuery(address, {
          locale,
          theme: first.theme,
          ...(first.path !== '/' && { path: first.path }),
          ...(!autospin && { autospin: '0' }),
        })}
        title={t(`${frameTexts[kind]}.title`, { name: title })}
        sandbox={frameRights(settings)}
        allow="fullscreen; autoplay"
        onLoad={() => setState((before) => (before.status === 'loading' ? { status: 'ready' } : before))}
      />
      {state.status === 'loading' && (
        <div className={classNames(styles.loading, placeholder === undefined && styles.centered)}>
          {placeholder ?? <Spinner size={32} />}
          <VisuallyHidden>{t(`${frameTexts[kind]}.loading`)}</VisuallyHidden>
        </div>
      )}
    </div>
  )
}
