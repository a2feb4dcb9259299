import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCallName, type CallName } from '../../schemas/api/calls.ts'
import { ApiError, isAccountDeleted } from '../../schemas/api/errors.ts'
import { acceptsMethod, isMoneyCall, methodOf } from '../../schemas/api/methods.ts'
import type { WireParameters } from '../../schemas/api/read-parameters.ts'
import { defaultLocale, isLocaleCode, type Locale } from '../../schemas/locale.ts'
import { readCookie, removalOf } from '../http/cookies.ts'
import { answerOtherMethods } from '../http/failures.ts'
import { callerOf } from './caller.ts'
import { readFields } from './form-fields.ts'
import type { MoneyCalls } from './money-calls.ts'
import type { PlatformLink } from './platform-link.ts'

/** Bytes; the maximum of the contract. */
const maxBodyBytes = 64 * 1024

/** Parses bodies of this scope as bytes, and rejects longer ones with the contract's error. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) =>
    done(null, body),
  )
  scope.setErrorHandler((error) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
    if (error instanceof ApiError || !(error instanceof Error) || status >= 500) throw error
    throw new ApiError('InvalidRequestException', error.message)
  })
}

export function bodyOf({ body }: FastifyRequest): Buffer | undefined {
  return Buffer.isBuffer(body) ? body : undefined
}

/**
 * Only calls of the contract pass, by their exact path. Another spelling that the platform accepts for the same
 * call would bypass the checks of the site.
 */
function callOf({ url }: FastifyRequest): CallName {
  const [, group, call] = /^\/api\/(\w+)\/(\w+)$/.exec(url.split('?')[0] ?? '') ?? []
  const name = `${group}.${call}`
  if (!isCallName(name)) throw new ApiError('MethodNotFoundException', 'There is no such call')
  return name
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** The language of the query. */
export function localeIn(url: string): Locale {
  const asked = new URLSearchParams(url.split('?')[1]).get('locale')
  return isLocaleCode(asked) ? asked : defaultLocale
}

/** Parameters of a call as the browser sent them, in its query or its body. */
async function parametersOf(request: FastifyRequest, body: Buffer | undefined): Promise<WireParameters> {
  if (body === undefined) return new Map(new URLSearchParams(request.url.split('?')[1]))
  return new Map(await readFields(body, request.headers['content-type']))
}

/** Registers `/api/{group}/{method}`: calls of browsers to the platform. */
export function registerApiProxy(
  scope: FastifyInstance,
  link: PlatformLink,
  { money, time }: { money: MoneyCalls; time: number },
): void {
  async function send<Name extends CallName>(name: Name, request: FastifyRequest, reply: FastifyReply) {
    const method = methodOf(name)
    const caller = callerOf(request, reply)
    const sent = method === 'POST' ? (bodyOf(request) ?? Buffer.alloc(0)) : undefined
    try {
      return await link.exchange(name, {
        caller,
        locale: localeIn(request.url),
        idempotencyKey: keyOf(request),
        time,
        request: {
          method,
          path: request.url,
          body: sent,
          headers: sent && { 'content-length': sent.length },
        },
        parameters: () => parametersOf(request, sent),
        onCookies: (cookies) => caller.setCookies(cookies),
        onAnswer: ({ headers: { 'retry-after': retryAfter } }) => {
          if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
        },
      })
    } catch (error) {
      if (isAccountDeleted(error)) reply.header('set-cookie', removalOf(link.cookies.site))
      throw error
    }
  }

  takeBytes(scope)
  scope.all('/api/*', async (request, reply) => {
    const name = callOf(request)
    if (!acceptsMethod(name, request.method)) return answerOtherMethods(request, reply, [methodOf(name)])
    reply.header('cache-control', 'no-store')
    const ask = () => send(name, request, reply)
    try {
      const data = isMoneyCall(name)
        ? await money.sendOnce(
            {
              session: readCookie(request.headers.cookie, link.cookies.site),
              key: keyOf(request),
              name,
              parameters: await readFields(bodyOf(request), request.headers['content-type']),
            },
            ask,
          )
        : await ask()
      return await reply.send({ data })
    } catch (error) {
      if (!(error instanceof ApiError) || !link.absent.has(name)) throw error
      if (error.type !== 'MethodNotFoundException' || error.status !== 404) throw error
      // A feature that the platform does not have is no failure, which browsers would print on every page.
      return reply.send({ error: { type: error.type, message: error.message, error_data: error.data } })
    }
  })
}
