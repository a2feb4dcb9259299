import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ApiError } from '../../schemas/api/errors.ts'
import { sendFailurePage } from '../http/failures.ts'
import { apiErrorOf } from './adapter/adapted-calls.ts'
import { bodyOf, localeIn, takeBytes } from './api-proxy.ts'
import { callerOf } from './caller.ts'
import type { Caller } from '../contracts/platform.ts'
import type { PlatformLink } from './platform-link.ts'
import { webAddress } from '../../src/lib/urls/links.ts'
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

/** Registers pages of the platform: game iframes, and social login with the provider's callback. */
export function registerPageProxy(scope: FastifyInstance, link: PlatformLink, time: number): void {
  const sendingOf = (request: FastifyRequest, caller: Caller) => ({
    caller,
    locale: localeIn(request.url),
    time,
    onCookies: (cookies: readonly string[]) => caller.setCookies(cookies),
  })

  async function pass(request: FastifyRequest, reply: FastifyReply, rights: string) {
    const path = pathOf(request)
    const method = request.method === 'POST' ? 'POST' : 'GET'
    const body = method === 'POST' ? (bodyOf(request) ?? Buffer.alloc(0)) : undefined
    const headers = body && { 'content-length': body.length }
    const caller = callerOf(request, reply)
    try {
      const answer = await link.open(
        { method, path, headers, body },
        sendingOf(request, caller),
        request.headers['accept-encoding'],
      )
      reply.raw.once('close', () => answer.destroy())
      const { location, 'set-cookie': cookies } = answer.headers
      caller.setCookies(link.cookiesOf(cookies, caller))
      const target = location && locationForBrowser(location, link.url, path)
      if (target) reply.header('location', target)
      if (target && rights === frameRights) link.observed.noteFrame(target)
      return await reply
        .code(answer.statusCode ?? 502)
        .headers({ ...headersOfPage(answer.headers), 'content-security-policy': rights })
        .send(answer)
    } catch (error) {
      link.unreachable(error)
      return sendFailurePage(request, reply, 503)
    }
  }

  /** Leads the iframe of a game to the address that the adapter names. */
  async function launch(request: FastifyRequest, reply: FastifyReply) {
    const [, custom, sysname = '', mode] =
      /^\/platform\/game\/(custom\/)?([^/]+)\/(play|demo)$/.exec(pathOf(request).split('?')[0] ?? '') ?? []
    if (mode !== 'play' && mode !== 'demo') return sendFailurePage(request, reply, 404)
    const game = { sysname: decodeURIComponent(sysname), mode, isCustom: custom !== undefined } as const
    try {
      const line = link.lineFor('page', sendingOf(request, callerOf(request, reply)))
      const address = (await link.adapter.launch?.(game, line)) ?? ''
      const target = URL.canParse(address, link.url)
        ? webAddress(new URL(address, link.url).href)?.href
        : undefined
      if (target === undefined) throw new Error(`The adapter launches ${sysname} at no address`)
      link.observed.noteFrame(target)
      return await reply.header('cache-control', 'no-store').redirect(target)
    } catch (error) {
      const failure = apiErrorOf(error)
      if (!failure) request.log.error({ err: error }, 'the adapter could not launch a game')
      return sendFailurePage(request, reply, failure?.status ?? 503)
    }
  }

  takeBytes(scope)
  scope.get('/platform/game/*', (request, reply) =>
    link.adapter.launch ? launch(request, reply) : pass(request, reply, frameRights),
  )
  scope.route({
    method: ['GET', 'POST'],
    url: '/oauth/*',
    // Some providers lead back by a form.
    config: { isOpenToOtherSites: true },
    handler: (request, reply) => pass(request, reply, loginRights),
  })
}
