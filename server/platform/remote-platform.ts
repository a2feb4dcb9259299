import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallAnswer } from '../../schemas/api/calls.ts'
import { ApiError, isApiErrorType } from '../../schemas/api/errors.ts'
import { apiVersion, callMethods, type CallName } from '../../schemas/api/methods.ts'
import type { CallContext, Platform } from './platform.ts'
import { answerHeaders, requestHeaders } from './proxy-headers.ts'

export interface RemotePlatformOptions {
  /** Origin of the operator's platform. */
  url: string
  publicUrl: string
  sessionCookie: string
  log: FastifyBaseLogger
  /** Milliseconds that a call of a page being rendered may take. */
  callTimeout?: number
  /** Milliseconds of silence after which an answer is no longer waited for. */
  proxyTimeout?: number
}

/** Games run without any right on our origin, whatever the platform says. */
const frameRights = 'sandbox allow-scripts allow-forms'

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

/** The answer's envelope is checked; the data are the platform's promise. */
function hasData<Name extends CallName>(body: unknown): body is { data: CallAnswer<Name> } {
  return isRecord(body) && 'data' in body
}

function refusal(body: unknown): ApiError {
  const error = isRecord(body) ? body['error'] : undefined
  if (!isRecord(error) || !isApiErrorType(error['type']))
    return new ApiError('UnknownErrorException', 'The platform gave no answer of its dialect')
  const { type, message, error_data: data } = error
  return new ApiError(type, typeof message === 'string' ? message : '', isRecord(data) ? data : {})
}

function encode(values: Readonly<Record<string, unknown>>): URLSearchParams {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return new URLSearchParams(
    pairs.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
}

/** The platform of an operator, at another address. */
export function createRemotePlatform(options: RemotePlatformOptions): Platform {
  const { url, publicUrl, sessionCookie, log, callTimeout = 5_000, proxyTimeout = 15_000 } = options

  function unreachable(error: unknown): ApiError {
    log.error({ err: error }, 'the platform cannot be reached')
    return new ApiError('ApplicationUnavailableException', 'The platform cannot be reached')
  }

  /** Sends a browser's request on, its body unread. */
  function forward(request: FastifyRequest): Promise<IncomingMessage> {
    const target = new URL(request.url, url)
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    const headers = requestHeaders(request.headers, { ip: request.ip, publicUrl })
    return new Promise((resolve, reject) => {
      const forwarded = send(target, { method: request.method, headers, timeout: proxyTimeout }, resolve)
      forwarded.once('timeout', () => forwarded.destroy(new Error('The platform is silent')))
      forwarded.once('error', reject)
      request.raw.pipe(forwarded)
    })
  }

  async function pass(request: FastifyRequest, reply: FastifyReply, headers: Record<string, string> = {}) {
    const answer = await forward(request).catch((error: unknown) => {
      throw unreachable(error)
    })
    return reply
      .code(answer.statusCode ?? 502)
      .headers({ ...answerHeaders(answer.headers), ...headers })
      .send(answer)
  }

  return {
    async call<Name extends CallName>(name: Name, params: object, { session, locale }: CallContext) {
      const { method } = callMethods[name]
      const query = { v: apiVersion, locale }
      const search = encode(method === 'GET' ? { ...params, ...query } : query)
      const address = new URL(`/api/${name.replace('.', '/')}?${search.toString()}`, url)
      let body: unknown
      try {
        const answer = await fetch(address, {
          method,
          headers: { accept: 'application/json', ...(session && { cookie: `${sessionCookie}=${session}` }) },
          signal: AbortSignal.timeout(callTimeout),
          ...(method === 'POST' && { body: encode({ ...params }) }),
        })
        body = await answer.json()
      } catch (error) {
        throw unreachable(error)
      }
      if (hasData<Name>(body)) return body.data
      throw refusal(body)
    },
    async register(app) {
      await app.register((scope: FastifyInstance, _options: object, done: () => void) => {
        // Bodies pass unread.
        scope.removeAllContentTypeParsers()
        scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
        scope.all('/api/*', (request, reply) => pass(request, reply))
        scope.get('/platform/game/*', (request, reply) =>
          pass(request, reply, { 'content-security-policy': frameRights }),
        )
        done()
      })
    },
    close: () => Promise.resolve(),
  }
}
