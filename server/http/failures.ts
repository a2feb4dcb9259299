import { createHash } from 'node:crypto'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import russian from '../../schemas/defaults/messages/ru.json' with { type: 'json' }
import uzbek from '../../schemas/defaults/messages/uz.json' with { type: 'json' }
import {
  builtInLocales,
  defaultLocale,
  fallbackChain,
  isBuiltIn,
  type BuiltInLocale,
  type LocaleDefinition,
} from '../../schemas/locale.ts'
import { ApiError, type ApiErrorBody } from '../../schemas/api/errors.ts'
import { isDatabaseFailure } from '../lib/database-failure.ts'
import { splitLocalePath } from '../../src/lib/urls/locale-path.ts'
import { watchMethods } from './allowed-methods.ts'
import { closingScript, errorPage } from './error-page.ts'

// Texts of a fresh installation, because reading the published ones may be what failed.
const texts = { uz: uzbek.body.system, ru: russian.body.system }

/** Paths that are not pages. */
const servicePath =
  /^\/(?:api|nfx|content|cms|assets|art|sandbox|platform\/game(?!\/[^/?]+(?:\?|$))|oauth|frames|health|hit|media|studio)(?:[/?]|$)/

/** Whether an address can be a page of the site. */
export function isPageUrl(url: string): boolean {
  return !servicePath.test(url)
}

function envelope(type: string, message: string): ApiErrorBody {
  return { error: { type, message } }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The languages of the addresses of error pages. */
    errorPages: { locales: () => readonly LocaleDefinition[] }
  }
}

/** The language of an address whose texts are built in. */
function builtInLocaleOf({ url, server }: FastifyRequest): BuiltInLocale {
  const locales = server.errorPages.locales()
  const { locale } = splitLocalePath(
    url,
    locales.map(({ code }) => code),
  )
  return fallbackChain(locales, locale).find(isBuiltIn) ?? defaultLocale
}

/** What a page without the application may do. */
const plainPolicy = "default-src 'none'; base-uri 'none'"

const sendPlain = (reply: FastifyReply, page: string, policy = plainPolicy) =>
  reply
    .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(page)

/**
 * Sends an error page without the application: below 500 for a request that no page accepts, otherwise for a failure of
 * the server. `status` tells clients whether a retry makes sense.
 */
export function sendFailurePage(request: FastifyRequest, reply: FastifyReply, status: number) {
  const locale = builtInLocaleOf(request)
  const name = status < 500 ? 'unsupported' : 'failure'
  return sendPlain(reply.code(status), errorPage(locale, texts[locale][name]))
}

const closingHash = createHash('sha256').update(closingScript).digest('base64')
/** Its own origin would give the page rights on the site around it. */
const returnedPolicy = `${plainPolicy}; script-src 'sha256-${closingHash}'; sandbox allow-scripts`

/**
 * Sends what payers see in the iframe of a payment page that has led back to the site: in there, browsers send no
 * session. The page around the iframe follows the payment. `login`: for payers who are not on such a page.
 */
export function sendReturnedPage(request: FastifyRequest, reply: FastifyReply, login: string) {
  const locale = builtInLocaleOf(request)
  const page = errorPage(locale, texts[locale].returned, { href: login, isClosing: true })
  return sendPlain(reply, page, returnedPolicy)
}

function answerError(error: FastifyError | ApiError, request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'no-store')
  if (error instanceof ApiError) {
    const body: ApiErrorBody = { error: { type: error.type, message: error.message, error_data: error.data } }
    return reply.code(error.status).send(body)
  }
  const status = error.statusCode ?? 500
  if (status < 500 && isPageUrl(request.url)) return sendFailurePage(request, reply, status)
  if (status < 500) return reply.code(status).send(envelope('InvalidRequestException', error.message))
  request.log.error(error)
  const isUnavailable = isDatabaseFailure(error)
  if (isPageUrl(request.url)) return sendFailurePage(request, reply, isUnavailable ? 503 : 500)
  if (isUnavailable)
    return reply.code(503).send(envelope('ApplicationUnavailableException', 'The database does not answer'))
  return reply.code(500).send(envelope('InternalServerErrorException', 'The server failed'))
}

/** Methods that pages accept: payment systems send players back by POST. */
export const pageMethods = ['GET', 'HEAD', 'POST']

/** Names the methods that an address accepts, to a client that asks for them or uses another one. */
export function answerOtherMethods(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]) {
  const { method, url } = request
  reply.headers({ 'cache-control': 'no-store', allow: methods.join(', ') })
  if (method === 'OPTIONS') return reply.code(204).send()
  if (isPageUrl(url)) return sendFailurePage(request, reply, 405)
  return reply.code(405).send(envelope('InvalidRequestException', `This address does not accept ${method}`))
}

/**
 * Handles errors and unknown routes: API clients get an error envelope, pages an error page. `errorPages.locales` can
 * be replaced when the content is known.
 */
export function handleErrors(app: FastifyInstance) {
  const methodsAt = watchMethods(app)
  app.decorate('errorPages', { locales: () => builtInLocales })
  app.setErrorHandler<FastifyError | ApiError>(answerError)
  app.setNotFoundHandler((request, reply) => {
    const { method, url } = request
    const methods = isPageUrl(url) ? pageMethods : methodsAt(request)
    if (methods.length > 0 && !methods.includes(method)) return answerOtherMethods(request, reply, methods)
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send(envelope('MethodNotFoundException', `Nothing at ${url}`))
  })
  // RFC 9112: a body in a coding that the server does not know must not be read as it is.
  app.addHook('onRequest', (request, reply, done) => {
    const coding = request.headers['transfer-encoding']
    if (coding === undefined || coding.trim().toLowerCase() === 'chunked') return done()
    reply.code(501).header('connection', 'close')
    return reply.send(envelope('InvalidRequestException', 'Only the transfer coding chunked is known'))
  })
}
