import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { methodOf } from '../../schemas/api/methods.ts'
import { apiVersion } from '../../schemas/api/version.ts'
import { hitPath } from '../../schemas/tracking.ts'
import { registerApiProxy } from './api-proxy.ts'
import { createMoneyCalls } from './money-calls.ts'
import type { MoneyTables } from './money-tables.ts'
import { registerPageProxy } from './page-proxy.ts'
import { RetryAfter } from './retry-after.ts'
import { createPlatformLink } from './platform-link.ts'
import type { CallContext, Platform } from '../contracts/platform.ts'

export interface RemotePlatformOptions {
  /** Origin of the operator's platform. */
  url: string
  publicUrl: string
  /** Name of the session cookie in the browser. */
  sessionCookie: string
  /** Name of the session cookie at the platform; the browser's by default. */
  platformSessionCookie?: string
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
  const headers = body !== undefined && {
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': Buffer.byteLength(body),
  }
  const inAddress = body === undefined ? { ...params, ...query } : query
  return { method, path: `/api/${name.replace('.', '/')}?${encode(inAddress)}`, body, headers }
}

/** The adapter of an operator's platform. */
export function createRemotePlatform(options: RemotePlatformOptions): Platform {
  const { url, publicUrl, sessionCookie, platformSessionCookie = sessionCookie, log, database } = options
  const { now = Date.now, callTimeout = 2_000, proxyTimeout = 15_000 } = options
  const cookies = { site: sessionCookie, platform: platformSessionCookie }
  const link = createPlatformLink({ url, publicUrl, cookies, log, now })
  const pauses = new RetryAfter(now)
  const money = createMoneyCalls({
    database,
    now,
    onFailure: (error) => log.error({ err: error }, 'a money call could not be written down'),
  })

  return {
    async call<Name extends CallName>(name: Name, params: object, context: CallContext) {
      const { caller, timeoutMs = callTimeout, ...marks } = context
      if (caller === undefined) pauses.assertOver(name)
      const { method, path, body, headers: ofBody } = requestOf(name, params, marks)
      const headers = { ...link.headersFor(caller), accept: 'application/json', ...ofBody }
      const answer = await link.ask(name, { method, path, headers, body }, timeoutMs)
      if (caller === undefined) pauses.learn(name, answer)
      caller?.setCookies(link.cookiesOf(answer.headers['set-cookie']))
      return link.read(answer, name)
    },
    async hit(hit, caller) {
      const path = `${hitPath}?${encode(hit)}`
      const headers = { ...link.headersFor(caller), accept: 'image/*' }
      const answer = await link.ask('hit', { method: 'GET', path, headers, body: undefined }, proxyTimeout)
      if (answer.status >= 400)
        throw new ApiError('UnknownErrorException', `The platform answered a hit with ${answer.status}`)
      return link.cookiesOf(answer.headers['set-cookie'])
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
    close: () => database.destroy(),
  }
}
