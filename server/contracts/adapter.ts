/**
 * What an adapter needs to connect a platform that does not speak the site's contract: `marquee/adapter`. Guide and
 * examples: docs/platform.md.
 */
import type { IncomingHttpHeaders } from 'node:http'
import type { CallInput, CallName } from '../../schemas/api/calls.ts'
import { ApiError, type ApiErrorType } from '../../schemas/api/errors.ts'
import { isRecord } from '../../schemas/is-record.ts'
import type { Hit } from '../../schemas/hit.ts'
import type { Locale } from '../../schemas/locale.ts'

export type { ApiErrorType, CallInput, CallName, Hit, Locale }
export type { CallAnswer } from '../../schemas/api/calls.ts'

/** GET asks; each of the others may change something. */
export type PlatformMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A request to the platform. With `json` or `form` it is a POST, without a GET, unless `method` says otherwise. */
export interface PlatformRequest {
  method?: PlatformMethod
  /** Path and query at `PLATFORM_URL`, such as `/rpc`. */
  path: string
  headers?: Readonly<Record<string, string>>
  /** Body, sent as JSON. */
  json?: unknown
  /** Body, sent as form data. */
  form?: Readonly<Record<string, string>>
}

/** A request as it will be sent: what a signature is made of. */
export interface OutgoingRequest {
  readonly method: PlatformMethod
  /** Path and query. */
  readonly path: string
  /** Empty for a GET. */
  readonly body: string
}

export interface PlatformResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** One call of the site, and the visitor in whose name it is made. */
export interface Visit {
  /** Name of the call, such as `games.get`; `hit` and `page` for what is no call. */
  readonly call: string
  readonly locale: Locale
  /** Undefined: the site calls in nobody's name. */
  readonly ip: string | undefined
  readonly userAgent: string | undefined
  /** What `openSession` stored at the login, or the value of the platform's session cookie. */
  readonly session: string | undefined
  /** Of a call that moves money: the platform must carry out each key once. */
  readonly idempotencyKey: string | undefined
}

/** How a mapped call reaches the platform. */
export interface PlatformLine extends Visit {
  /**
   * Sends a request with the adapter's `headers` and returns what its `read` makes of the answer. Waits no longer than
   * the site does for this call.
   */
  send(request: PlatformRequest): Promise<unknown>
  /** Stores a session or token in the visitor's browser, unreadable for scripts. Later calls find it in `session`. */
  openSession(value: string, options?: { maxAgeSeconds?: number }): void
  endSession(): void
}

/** What a platform pushes to the site. */
export interface PushTarget {
  /** Origin of the platform. */
  readonly url: string
  /**
   * A newer answer to a call with this session: for a minute, or until the session changes something, the site answers
   * with it without asking the platform.
   */
  update(session: string, call: CallName, answer: unknown): void
  /** Reports that the connection was lost or is back; operators find it in the log and in `/health/ready`. */
  report(fault: string | null): void
}

/** How a platform differs from the contract of the site. All parts are optional: what is left out goes through unchanged. */
export interface PlatformAdapter {
  /** Calls that the platform does not have. Blocks that need them are not shown. */
  missing?: readonly CallName[]
  /**
   * Calls that the platform has in its own way: each returns the data of the answer. Its parameters are complete and
   * valid; the answer is read tolerantly and may lack fields with a default.
   */
  calls?: { readonly [Name in CallName]?: (input: CallInput<Name>, line: PlatformLine) => Promise<unknown> }
  /** Any call that is neither in `calls` nor `missing`, such as for platforms with one endpoint for everything. */
  otherCalls?: (
    call: CallName,
    input: Readonly<Record<string, unknown>>,
    line: PlatformLine,
  ) => Promise<unknown>
  /** Headers to add to each request to the platform: a token, a signature. */
  headers?: (
    request: OutgoingRequest,
    visit: Visit,
  ) => Readonly<Record<string, string>> | Promise<Readonly<Record<string, string>>>
  /** The data in an answer. Throws `failure(…)` for an error of the platform, and anything else for what it does not understand. */
  read?: (response: PlatformResponse, visit: Visit) => unknown
  /**
   * The address of a game for its iframe, where browsers reach it; a path is one of the platform. Left out: the platform
   * itself serves `/platform/game/*`.
   */
  launch?: (
    game: { sysname: string; mode: 'play' | 'demo'; isCustom: boolean },
    line: PlatformLine,
  ) => Promise<string>
  /** Reports a visit. Left out: `GET /hit` of the platform. */
  hit?: (hit: Hit, line: PlatformLine) => Promise<unknown>
  /** Starts to listen for what the platform pushes. Returns a function that ends it. */
  listen?: (target: PushTarget) => () => void
}

/** Declares an adapter. Returns it unchanged. */
export function defineAdapter(adapter: PlatformAdapter): PlatformAdapter {
  return adapter
}

/**
 * An error of the contract, to be thrown: the site reacts to its type. `data` names the parameters that were wrong, with
 * the rule that each broke.
 */
export function failure(
  type: ApiErrorType,
  message = '',
  data: Readonly<Record<string, unknown>> = {},
): ApiError {
  return new ApiError(type, message, { ...data })
}

/** An object of an answer, empty if it is none: missing fields are then left to the site's tolerant reader. */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

/** A text of an answer, or a number as text; empty for anything else. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The objects in a list of an answer. */
export const recordsIn = (value: unknown): Readonly<Record<string, unknown>>[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

/** One page of a list, and how many items the list has. */
interface ListPage<Item> {
  items: readonly Item[]
  total: unknown
}

/**
 * The part of a list that a call asks for by `offset` and `count`, from a platform that answers by pages of `size` items.
 * `read` asks for one page, counted from 1.
 */
export async function fromPages<Item>(
  { offset, count }: { offset: number; count: number },
  size: number,
  read: (page: number) => Promise<ListPage<Item>>,
): Promise<{ items: Item[]; total: unknown }> {
  const first = Math.floor(offset / size)
  const length = Math.floor((offset + count - 1) / size) - first + 1
  const pages = await Promise.all(Array.from({ length }, (_page, index) => read(first + index + 1)))
  const start = offset - first * size
  const items = pages.flatMap((page) => page.items).slice(start, start + count)
  return { items, total: pages[0]?.total }
}

/**
 * An amount of the contract from one in the smallest unit of a currency, such as tiyin or cents. Undefined for anything
 * but a whole number: amounts are never guessed.
 */
export function fromMinorUnits(
  amount: unknown,
  currency: unknown,
  decimals = 2,
): { amount: string; currency: string } | undefined {
  const text = typeof amount === 'number' || typeof amount === 'bigint' ? String(amount) : amount
  if (typeof text !== 'string' || !/^-?\d+$/.test(text) || typeof currency !== 'string') return undefined
  const digits = text.replace('-', '').padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? `.${digits.slice(-decimals)}` : ''
  return { amount: `${text.startsWith('-') ? '-' : ''}${whole}${fraction}`, currency }
}

/** The smallest units in an amount of the contract. Throws `failure` for an amount with more decimals. */
export function toMinorUnits(amount: string, decimals = 2): number {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? []
  const units = Number(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  if (whole === '' || /[1-9]/.test(fraction.slice(decimals)) || !Number.isSafeInteger(units))
    throw failure('InvalidParameterException', `"${amount}" is no amount with ${decimals} decimals`, {
      amount: 'pattern',
    })
  return units
}
