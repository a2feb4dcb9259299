import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { replaceCookie } from '../http/cookies.ts'
import { sendFailurePage } from '../http/failures.ts'
import { bodyOf, takeBytes } from './api-proxy.ts'
import type { PlatformLink } from './platform-link.ts'
import { headersOfPage, locationForBrowser } from './proxy-headers.ts'

/** Games never get rights on our origin, whatever the platform sends. */
const frameRights = 'sandbox allow-scripts allow-forms'

/** Pages of a social login share our origin, so that they must not run scripts. */
const loginRights =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self' https:; " +
  "frame-ancestors 'none'; base-uri 'none'"

/**
 * Rejects spellings that the platform and the site could interpret differently: `..`, encoded slashes,
 * backslashes, parameters of a segment (`..;`), a second encoding, control characters.
 */
function isPlain(path: string): boolean {
  return (
    !/%(?:2f|5c|3b|25|[01][\da-f]|7f)|[\\;]/i.test(path) && new URL(path, 'http://platform').pathname === path
  )
}

function pathOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?')
  if (!isPlain(path)) throw new ApiError('InvalidRequestException', 'This path is ambiguous')
  return url
}

/** Aborts after `time` milliseconds without data. */
function startTimeout(time: number): { signal: AbortSignal; renew: () => void; end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('The platform is silent')), time)
  return { signal: controller.signal, renew: () => timer.refresh(), end: () => clearTimeout(timer) }
}

/** Registers pages of the platform: game iframes, and social login with the provider's callback. */
export function registerPageProxy(scope: FastifyInstance, link: PlatformLink, time: number): void {
  async function pass(request: FastifyRequest, reply: FastifyReply, rights: string) {
    const path = pathOf(request)
    const method = request.method === 'POST' ? 'POST' : 'GET'
    const body = method === 'POST' ? (bodyOf(request) ?? Buffer.alloc(0)) : undefined
    const headers = {
      ...link.headersFor(request, request.headers['accept-encoding']),
      ...(body && { 'content-length': body.length }),
    }
    const { signal, renew, end } = startTimeout(time)
    try {
      const answer = await link.open({ method, path, headers, body }, signal)
      answer.on('data', renew).once('close', end).pause()
      reply.raw.once('close', () => answer.destroy())
      const { location, 'set-cookie': cookies } = answer.headers
      for (const cookie of link.cookiesOf(cookies)) replaceCookie(reply, cookie)
      const target = location && locationForBrowser(location, link.url, path)
      if (target) reply.header('location', target)
      return await reply
        .code(answer.statusCode ?? 502)
        .headers({ ...headersOfPage(answer.headers), 'content-security-policy': rights })
        .send(answer)
    } catch (error) {
      end()
      link.unreachable(error)
      return sendFailurePage(request, reply, 503)
    }
  }

  takeBytes(scope)
  scope.get('/platform/game/*', (request, reply) => pass(request, reply, frameRights))
  scope.route({
    method: ['GET', 'POST'],
    url: '/oauth/*',
    // Some providers lead back by a form.
    config: { isOpenToOtherSites: true },
    handler: (request, reply) => pass(request, reply, loginRights),
  })
}
