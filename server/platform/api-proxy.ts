import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isCallName, type CallName } from '../../schemas/api/calls.ts'
import { ApiError, isAccountDeleted } from '../../schemas/api/errors.ts'
import { acceptsMethod, isMoneyCall, methodOf } from '../../schemas/api/methods.ts'
import { readCookie, removalOf, replaceCookie } from '../http/cookies.ts'
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
function callOf({ url, method }: FastifyRequest): CallName {
  const [, group, call] = /^\/api\/(\w+)\/(\w+)$/.exec(url.split('?')[0] ?? '') ?? []
  const name = `${group}.${call}`
  if (!isCallName(name)) throw new ApiError('MethodNotFoundException', 'There is no such call')
  if (!acceptsMethod(name, method))
    throw new ApiError('InvalidRequestException', `This call asks for ${methodOf(name)}`)
  return name
}

function keyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

/** Registers `/api/{group}/{method}`: calls of browsers to the platform. */
export function registerApiProxy(
  scope: FastifyInstance,
  link: PlatformLink,
  { money, time }: { money: MoneyCalls; time: number },
): void {
  async function send(name: CallName, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const method = methodOf(name)
    const body = method === 'POST' ? (bodyOf(request) ?? Buffer.alloc(0)) : undefined
    const length = body && { 'content-length': body.length }
    const headers = { ...link.headersFor(request), ...length }
    const answer = await link.ask(name, { method, path: request.url, headers, body }, time)
    for (const cookie of link.cookiesOf(answer.headers['set-cookie'])) replaceCookie(reply, cookie)
    const { 'retry-after': retryAfter } = answer.headers
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
    try {
      return link.read(answer, name)
    } catch (error) {
      if (isAccountDeleted(error)) reply.header('set-cookie', removalOf(link.cookies.site))
      throw error
    }
  }

  takeBytes(scope)
  scope.all('/api/*', async (request, reply) => {
    const name = callOf(request)
    const ask = () => send(name, request, reply)
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
    return reply.header('cache-control', 'no-store').send({ data })
  })
}
