import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { CallAnswer, CallParams, CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { Hit } from '../../schemas/hit.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { PreviewPlayer } from '../../schemas/studio/preview.ts'

/**
 * The browser in whose name the platform is called, for the time of one request to the site. Adapters send its headers
 * and address with every call, and pass it the cookies of every answer.
 */
export interface Caller {
  /** Of its request. The cookies include those that answers to earlier calls have set. */
  readonly headers: IncomingHttpHeaders
  /** Network address of the browser. */
  readonly ip: string
  /** Passes `Set-Cookie` headers to the browser. Later calls in its name send these cookies. */
  setCookies(cookies: readonly string[]): void
}

export interface CallContext {
  /** Undefined: a call in nobody's name, for what the site shows to everybody or asks for itself. */
  caller?: Caller | undefined
  locale: Locale
  /** The page is shown inside an iframe: the call carries `_non_strict`. */
  isFramed?: boolean | undefined
  /** Milliseconds until the call fails; the adapter's limit for pages that are being rendered by default. */
  timeoutMs?: number
}

/** The platform gave no answer: it is unreachable, too slow, or a gateway answered in its place. */
export class PlatformUnreachable extends ApiError {
  constructor(message = 'The platform cannot be reached') {
    super('ApplicationUnavailableException', message)
  }
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

/** A call that the platform lacks: blocks that need it are not shown. */
export interface AbsentCall {
  call: CallName
  /** adapter: declared missing; platform: it answered that there is no such call, and is asked again now and then. */
  by: 'adapter' | 'platform'
}

/** A payment method that the platform offers. */
export interface PaymentMethod {
  use: 'deposit' | 'withdrawal'
  sysname: string
  name?: string
}

export interface PlatformCondition {
  /** Why the platform pushes nothing at the moment; null: it does, or its adapter has no pushes. */
  pushFault: string | null
  absent: readonly AbsentCall[]
  /** Origins of pictures in the platform's answers, and of the games that it launches. Pages must allow them. */
  imageHosts: readonly string[]
  frameHosts: readonly string[]
  methods: readonly PaymentMethod[]
  /** Calls that get no requests because too many of them were lost lately. half-open: one request tries again. */
  circuits: readonly { call: string; state: 'open' | 'half-open' }[]
  /** What is wrong with the settings of the platform, as far as its answers show it; null: nothing. */
  misconfiguration: string | null
  omissions: readonly Omission[]
}

/** Adapter of the gaming platform: the sandbox, or an operator's back end behind `PLATFORM_URL`. */
export interface Platform {
  /** Sends a call. Throws ApiError. */
  call<Name extends CallName>(
    name: Name,
    params: CallParams<Name>,
    context: CallContext,
  ): Promise<CallAnswer<Name>>
  /** Reports a hit of the tracking image. Returns values of `Set-Cookie` headers for the browser. */
  hit(hit: Hit, caller: Pick<Caller, 'headers' | 'ip'>): Promise<readonly string[]>
  /** Registers `/api/*`, `/platform/game/*` and, for the sandbox, its simulators. */
  register(app: FastifyInstance): Promise<void>
  close(): Promise<void>
  /** What an operator should know of a remote platform. The sandbox has none of it. */
  condition?: () => PlatformCondition
  /** Calls the listener when a call is found missing, or has come. */
  onAbsence?: (listener: () => void) => void
  /** Asks for each call that reads without parameters, in nobody's name, to find those that the platform lacks. */
  probe?: () => Promise<void>
  /** Only the sandbox has them. */
  demoAccounts?: readonly DemoAccount[]
  /**
   * Opens a player's session for a preview of drafts and returns its token. Sandbox only: its players own no
   * money.
   */
  enterForPreview?: (player: PreviewPlayer) => Promise<string>
}
