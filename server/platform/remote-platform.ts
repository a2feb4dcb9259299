import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { Done, type CallContract } from '../../schemas/api/call.ts'
import { callContracts, callNames, requiredParams, type CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { toWire } from '../../schemas/api/read-parameters.ts'
import { apiVersion } from '../../schemas/api/version.ts'
import { defaultLocale } from '../../schemas/locale.ts'
import { hitPath } from '../../schemas/tracking.ts'
import { registerApiProxy } from './api-proxy.ts'
import { createMoneyCalls } from './money-calls.ts'
import type { MoneyTables } from './money-tables.ts'
import { registerPageProxy } from './page-proxy.ts'
import { RetryAfter } from './retry-after.ts'
import { createPlatformLink, type PlatformLink } from './platform-link.ts'
import type { PlatformAdapter } from '../contracts/adapter.ts'
import type { CallContext, Platform } from '../contracts/platform.ts'

export interface RemotePlatformOptions {
  /** Origin of the operator's platform. */
  url: string
  publicUrl: string
  /** Name of the session cookie in the browser. */
  sessionCookie: string
  /** Name of the session cookie at the platform; the browser's by default. */
  platformSessionCookie?: string
  /** How the platform differs from the contract; by default it does not. */
  adapter?: PlatformAdapter
  log: FastifyBaseLogger
  /** Stores money calls. Closed together with the platform. */
  database: Kysely<MoneyTables>
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number
  /** Timeout in milliseconds of a call for a page that is being rendered. */
  callTimeout?: number
  /** Timeout in milliseconds of a browser's call, and of silence while a page is transferred. */
  proxyTimeout?: number
}

function encode(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values))
    if (value !== null && value !== undefined)
      query.append(name, typeof value === 'string' ? value : JSON.stringify(value))
  return query.toString()
}

type Marks = Pick<CallContext, 'locale' | 'isFramed'>

/** Address and body of a call: reads send parameters in the query, writes in the body. */
function requestOf(name: CallName, params: object, { locale, isFramed }: Marks) {
  const method = methodOf(name)
  const query = { v: apiVersion, locale, _non_strict: isFramed === true ? '1' : undefined }
  const body = method === 'GET' ? undefined : encode({ ...params })
  const headers = {
    accept: 'application/json',
    ...(body !== undefined && {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': Buffer.byteLength(body),
    }),
  }
  const inAddress = body === undefined ? { ...params, ...query } : query
  return { method, path: `/api/${name.replace('.', '/')}?${encode(inAddress)}`, body, headers }
}

/** The operator's platform. */
export function createRemotePlatform(options: RemotePlatformOptions): Platform {
  const { url, publicUrl, sessionCookie, platformSessionCookie = sessionCookie, log, database } = options
  const { adapter = {}, now = Date.now, callTimeout = 2_000, proxyTimeout = 15_000 } = options
  const cookies = { site: sessionCookie, platform: platformSessionCookie }
  const link = createPlatformLink({ url, publicUrl, cookies, adapter, log, now })
  const pauses = new RetryAfter(now)
  const stopListening = listen(link, adapter)
  const money = createMoneyCalls({
    database,
    now,
    onFailure: (error) => log.error({ err: error }, 'a money call could not be written down'),
  })

  async function call<Name extends CallName>(name: Name, params: object, context: CallContext) {
    const { caller, timeoutMs = callTimeout, ...marks } = context
    if (caller === undefined) pauses.assertOver(name)
    return link.exchange(name, {
      caller,
      locale: marks.locale,
      time: timeoutMs,
      request: requestOf(name, params, marks),
      parameters: () => toWire({ ...params }),
      onCookies: (set) => caller?.setCookies(set),
      onAnswer: (answer) => {
        if (caller === undefined) pauses.learn(name, answer)
      },
    })
  }

  /** What a call says is learned from its answer. */
  async function probe(names: readonly CallName[]): Promise<void> {
    for (const name of names) await call(name, {}, { locale: defaultLocale }).catch(() => undefined)
  }
  // Pages for guests may be cached without the blocks of a call that has come meanwhile.
  const recheck = setInterval(
    () => void probe(probedCalls.filter((name) => link.absent.has(name))),
    recheckMs,
  )
  recheck.unref()

  return {
    call,
    async hit(hit, caller) {
      const given: string[] = []
      const sending = {
        caller,
        locale: defaultLocale,
        time: proxyTimeout,
        onCookies: (set: readonly string[]) => void given.push(...set),
      }
      if (adapter.hit) await adapter.hit(hit, link.lineFor('hit', sending))
      else {
        const path = `${hitPath}?${encode(hit)}`
        const answer = await link.ask('hit', { method: 'GET', path, headers: { accept: 'image/*' } }, sending)
        if (answer.status >= 400)
          throw new ApiError('UnknownErrorException', `The platform answered a hit with ${answer.status}`)
      }
      return given
    },
    async register(app) {
      await app.register((scope: FastifyInstance, _options: object, done: () => void) => {
        registerApiProxy(scope, link, { money, time: proxyTimeout })
        done()
      })
      await app.register((scope: FastifyInstance, _options: object, done: () => void) => {
        registerPageProxy(scope, link, proxyTimeout)
        done()
      })
    },
    condition: link.condition,
    onAbsence: (listener) => link.absent.onChange(listener),
    probe: () => probe(probedCalls),
    close: async () => {
      clearInterval(recheck)
      stopListening()
      await database.destroy()
    },
  }
}

/** Milliseconds. */
const recheckMs = 300_000

/** Calls that read something without parameters: each can be sent without effect. */
const probedCalls = callNames.filter((name) => {
  const { answer }: CallContract = callContracts[name]
  return methodOf(name) === 'GET' && answer !== Done && requiredParams(name).length === 0
})

/** Takes what the platform pushes. Returns a function that ends it. */
function listen(link: PlatformLink, adapter: PlatformAdapter): () => void {
  if (!adapter.listen) return () => undefined
  return adapter.listen({
    url: link.url,
    update: (session, call, answer) => link.pushed.update(session, call, answer),
    report: link.reportPushes,
  })
}
