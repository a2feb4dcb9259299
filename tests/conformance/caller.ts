import type { CallName } from '../../schemas/api/calls.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { apiVersion } from '../../schemas/api/version.ts'

export type Params = Readonly<Record<string, string>>

export interface PlatformAnswer {
  status: number
  headers: Headers
  /** Parsed JSON; undefined if it is not JSON. */
  body: unknown
}

export interface CallOptions {
  method?: 'GET' | 'POST'
  /** Query parameters of every call; v and locale by default. */
  query?: Params
  idempotencyKey?: string | undefined
  /** Address of the visitor. */
  forwardedFor?: string
  /** Sent instead of the form data. */
  body?: { type: string; text: string } | FormData
}

const timeoutMs = 20_000

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A client of the platform with its own cookies. */
export class Caller {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  /** `observe` sees each answer. */
  constructor(
    url: string,
    private readonly observe: (answer: PlatformAnswer) => void = () => undefined,
  ) {
    this.#url = url
  }

  /** Another caller with the same cookies. */
  clone(): Caller {
    const other = new Caller(this.#url, this.observe)
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value)
    return other
  }

  get isSecure(): boolean {
    return this.#url.startsWith('https:')
  }

  /** Stores the cookies of an answer, as a browser does. */
  keep({ headers }: PlatformAnswer): void {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const separator = pair.indexOf('=')
      this.#cookies.set(pair.slice(0, separator), pair.slice(separator + 1))
    }
  }

  async call(name: CallName, params: Params = {}, options: CallOptions = {}): Promise<PlatformAnswer> {
    return this.send(name.replace('.', '/'), params, { method: methodOf(name), ...options })
  }

  async send(path: string, params: Params, options: CallOptions = {}): Promise<PlatformAnswer> {
    const {
      method = 'GET',
      query = { v: apiVersion, locale: 'uz' },
      idempotencyKey,
      body,
      forwardedFor,
    } = options
    const search = new URLSearchParams({ ...query, ...(method === 'GET' && params) })
    const headers = new Headers({ accept: 'application/json' })
    if (this.#cookies.size > 0) headers.set('cookie', this.#cookieHeader)
    if (forwardedFor !== undefined) headers.set('x-forwarded-for', forwardedFor)
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)
    if (body && !(body instanceof FormData)) headers.set('content-type', body.type)
    const sent = body instanceof FormData ? body : (body?.text ?? new URLSearchParams(params))
    const answer = await fetch(`${this.#url}/api/${path}?${search.toString()}`, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'POST' && { body: sent }),
    })
    const received = { status: answer.status, headers: answer.headers, body: parse(await answer.text()) }
    this.observe(received)
    return received
  }

  /** Requests a page of the platform, without following where it leads. */
  async page(path: string): Promise<Response> {
    return fetch(new URL(path, this.#url), {
      headers: this.#cookies.size > 0 ? { cookie: this.#cookieHeader } : {},
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  get #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
}
