import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { CallAnswer, CallParams, CallName } from '../../schemas/api/calls.ts'
import type { Hit } from '../../schemas/hit.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { PreviewPlayer } from '../../schemas/studio/preview.ts'

export interface CallContext {
  /** Value of the platform's session cookie; left out for a guest. */
  session?: string | undefined
  locale: Locale
}

/** A browser's request that the site carries out on the platform. */
export interface BrowserRequest {
  headers: IncomingHttpHeaders
  /** Network address of whoever asks: guesses are limited by it. */
  ip: string
  locale: Locale
}

export interface BrowserAnswer<Name extends CallName> {
  data: CallAnswer<Name>
  /** Values of `Set-Cookie` headers for the browser. */
  cookies: readonly string[]
  /** Value of the session cookie that was set; null: it was taken away; left out: it is as it was. */
  session?: string | null
}

/** An account that comes with the platform, to try the site with. */
export interface DemoAccount {
  login: string
  password: string
  /** What is special about it. */
  note: string
}

/** The door to the gaming platform: the sandbox, or an operator's system behind `PLATFORM_URL`. */
export interface Platform {
  /** Calls on behalf of a page being rendered. Throws ApiError. */
  call<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
  ): Promise<CallAnswer<Name>>
  /** Calls on behalf of a browser; the call may open or end its session. Throws ApiError. */
  callFor<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    request: BrowserRequest,
  ): Promise<BrowserAnswer<Name>>
  /** Hears of a hit of the tracking image; answers values of `Set-Cookie` headers for the browser. */
  hit(hit: Hit, request: Pick<BrowserRequest, 'headers' | 'ip'>): Promise<readonly string[]>
  /** Adds `/api/*`, `/platform/game/*` frames and, for the sandbox, its simulators. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
  /** Only the sandbox has them. */
  demoAccounts?: readonly DemoAccount[]
  /**
   * Opens a session of a player to look at drafts as, and answers its token; only the sandbox, whose players have
   * nothing to lose, does.
   */
  enterForPreview?: (player: PreviewPlayer) => Promise<string>
}
