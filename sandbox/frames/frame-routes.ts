import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { defaultLocale, isLocale, type Locale } from '../locale.ts'
import { localeOf as localeOfPlayer } from '../accounts/players.ts'
import { findSession, hashToken, type Session } from '../accounts/login/sessions.ts'
import { asApiError } from '../http/answer-error.ts'
import { readQuery } from '../http/form-data.ts'
import type { SessionCookie } from '../http/session-cookie.ts'
import { findFreespins } from '../bets/use-freespins.ts'
import { sportsbookType } from '../bets/sportsbook-type.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { FrameInput } from './frame-document.ts'
import { frameErrorPage } from './frame-error-page.ts'
import { findGame, launchGame } from './launch.ts'
import { gamePage } from './simulators.ts'

/**
 * The sandbox directive gives the page an opaque origin, so that it cannot access the site's cookies or
 * storage.
 */
const policy = [
  'sandbox allow-scripts allow-forms',
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ')

type Mode = 'play' | 'demo'
const modes = { play: 'play', demo: 'demo' } as const satisfies Record<Mode, Mode>

function modeOf(text: string): Mode {
  if (text === modes.play || text === modes.demo) return text
  throw new ApiError('InvalidParameterException', 'No such mode', { mode: 'enum' })
}

function localeOf(request: FastifyRequest, session: Session | undefined): Locale {
  const locale = readQuery(request).get('locale')
  if (isLocale(locale)) return locale
  return session ? localeOfPlayer(session.player) : defaultLocale
}

function sendFrame(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .header('referrer-policy', 'no-referrer')
    .send(page)
}

/** `/platform/game/{sysname}/{mode}` and `/platform/game/custom/{id}/{mode}`: the game iframes. */
export function registerGameFrames(
  scope: FastifyInstance,
  sandbox: SandboxContext,
  cookie: SessionCookie,
): void {
  const { database } = sandbox

  async function open(
    game: { sysname: string } | { id: number },
    mode: Mode,
    {
      session,
      ...view
    }: { session: Session | undefined } & Pick<FrameInput, 'locale' | 'path' | 'theme' | 'hasAutospin'>,
  ): Promise<string> {
    const found = await findGame(database, game)
    if (!found) throw new ApiError('InvalidParameterException', 'No such game', { sysname: 'unknown' })
    // Guests may see the odds of a sportsbook; only betting needs a session.
    if (mode === 'play' && !session && found.type !== sportsbookType)
      throw new ApiError('AuthorizationException', 'Playing for money needs a session')
    if (session?.player.is_banned) throw new ApiError('UserBannedException', 'This account is blocked')
    if (mode === 'demo' && !found.hasDemo) throw new ApiError('AccessDeniedException', 'No demo of this game')
    const { token, wallet } = await launchGame(sandbox, { game: found, mode, session })
    const balance = toAmount(await balanceOf(database, wallet), wallet.currency)
    const { currency } = wallet
    const isGuest = session === undefined
    const open =
      session && mode === 'play'
        ? await findFreespins(database, {
            playerId: session.player.id,
            sysname: found.sysname,
            currency,
            at: sandbox.now(),
          })
        : null
    const freespins = open && { remaining: open.remaining, stake: toAmount(open.stake, currency) }
    return gamePage(
      { game: found, mode, token, balance, currency, freespins, isGuest, ...view },
      sandbox,
      wallet,
    )
  }

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    game: { sysname: string } | { id: number },
    mode: string,
  ): Promise<FastifyReply> {
    const token = cookie.read(request.headers.cookie)
    const session =
      token === undefined ? undefined : await findSession(database, hashToken(token), sandbox.now())
    const locale = localeOf(request, session)
    try {
      const page = await open(game, modeOf(mode), {
        session,
        locale,
        path: readQuery(request).get('path'),
        hasAutospin: readQuery(request).get('autospin') !== '0',
        theme: readQuery(request).get('theme') === 'light' ? 'light' : 'dark',
      })
      sendFrame(reply, 200, page)
    } catch (error) {
      const apiError = asApiError(error, sandbox)
      sendFrame(reply, apiError.status, frameErrorPage(apiError, locale))
    }
    return reply
  }

  scope.get<{ Params: { sysname: string; mode: string } }>(
    '/platform/game/:sysname/:mode',
    (request, reply) => answer(request, reply, { sysname: request.params.sysname }, request.params.mode),
  )
  scope.get<{ Params: { id: string; mode: string } }>(
    '/platform/game/custom/:id/:mode',
    // Unsafe integers and -1 match no game.
    (request, reply) =>
      answer(
        request,
        reply,
        { id: /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : -1 },
        request.params.mode,
      ),
  )
}
