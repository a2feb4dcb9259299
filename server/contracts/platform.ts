import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { CallAnswer, CallParams, CallName } from '../../schemas/api/calls.ts'
import type { Hit } from '../../schemas/hit.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { PreviewPlayer } from '../../schemas/studio/preview.ts'

export interface CallContext {
  /** Value of the platform's session cookie; undefined for a guest. */
  session?: string | undefined
  locale: Locale
  /** The page is shown inside an iframe: the call carries `_non_strict`. */
  isFramed?: boolean | undefined
}

/** A browser's request that the site forwards to the platform. */
export interface BrowserRequest {
  headers: IncomingHttpHeaders
  /** Network address of the sender, for rate limits. */
  ip: string
  locale: Locale
  /** The page is shown inside an iframe: the call carries `_non_strict`. */
  isFramed?: boolean | undefined
}

export interface BrowserAnswer<Name extends CallName> {
  data: CallAnswer<Name>
  /** Values of `Set-Cookie` headers for the browser. */
  cookies: readonly string[]
  /** Value of the session cookie that was set; null: it was removed; undefined: it is unchanged. */
  session?: string | null
}

/** Values of one kind that the site did not understand and left out of the platform’s answers. */
export interface Omission {
  call: string
  /** Names from the answer to the value; `*` stands for any item of a list. */
  path: string
  reason: string
  /** Since this server started. */
  count: number
}

/** A preset account to try the site with. */
export interface DemoAccount {
  login: string
  password: string
  /** What the account is an example of. */
  note: string
}

/** Adapter of the gaming platform: the sandbox, or an operator's back end behind `PLATFORM_URL`. */
export interface Platform {
  /** Calls for a page that is being rendered. Throws ApiError. */
  call<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
  ): Promise<CallAnswer<Name>>
  /** Calls for a browser. The call may open or end its session. Throws ApiError. */
  callFor<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    request: BrowserRequest,
  ): Promise<BrowserAnswer<Name>>
  /** Reports a hit of the tracking image. Returns values of `Set-Cookie` headers for the browser. */
  hit(hit: Hit, request: Pick<BrowserRequest, 'headers' | 'ip'>): Promise<readonly string[]>
  /** Registers `/api/*`, `/platform/game/*` and, for the sandbox, its simulators. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
  /**
   * open: a remote platform did not answer lately and gets no requests; half-open: one request tries it. The
   * sandbox has none.
   */
  circuit?: () => 'closed' | 'open' | 'half-open'
  /** Values of a remote platform that the site did not understand and left out, by kind. */
  omissions?: () => readonly Omission[]
  /** Only the sandbox has them. */
  demoAccounts?: readonly DemoAccount[]
  /**
   * Opens a player's session for a preview of drafts and returns its token. Sandbox only: its players own no
   * money.
   */
  enterForPreview?: (player: PreviewPlayer) => Promise<string>
}
