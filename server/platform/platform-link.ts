import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { CallAnswer, CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { fittedAnswer, UnfitAnswer } from './answer-values.ts'
import type { Omission } from '../contracts/platform.ts'
import { createOmissions } from './omissions.ts'
import { dataOf, ForeignAnswer } from './contract-answer.ts'
import { cookiesForBrowser, cookiesForPlatform, type CookieNames } from './proxy-cookies.ts'
import { headersForPlatform } from './proxy-headers.ts'
import { CircuitBreaker, CircuitOpen, type CircuitState } from './circuit-breaker.ts'
import {
  AnswerTooLong,
  askUpstream,
  openUpstream,
  type UpstreamAnswer,
  type UpstreamRequest,
} from './upstream.ts'

/** Requests lost in a row after which no more are sent, and milliseconds until one tries again. */
const circuit = { threshold: 5, pause: 2_000 }

export interface PlatformLinkOptions {
  /** Origin of the operator's platform. */
  url: string
  publicUrl: string
  cookies: CookieNames
  log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  now: () => number
}

/** What all requests to the operator's platform share. */
export interface PlatformLink extends PlatformLinkOptions {
  /** Sends a call. Throws ApiError if the platform is unreachable; `read` checks the answer. */
  ask: (request: UpstreamRequest, time: number) => Promise<UpstreamAnswer>
  /** Sends a request and resolves with the head of the answer. Rejects if none comes. */
  open: (request: UpstreamRequest, signal: AbortSignal) => Promise<IncomingMessage>
  /** Whether requests are sent at all. */
  circuit: () => CircuitState
  /** What was left out of the answers. */
  omissions: () => readonly Omission[]
  /**
   * The data of an answer, in the types of its contract and without what the site does not understand. Throws the
   * ApiError that the answer contains or implies.
   */
  read: <Name extends CallName>(answer: UpstreamAnswer, call: Name) => CallAnswer<Name>
  unreachable: (error: unknown) => ApiError
  /** Headers for a request on behalf of a browser. */
  headersFor: (
    request: Pick<FastifyRequest, 'headers' | 'ip'>,
    encodings?: string,
  ) => ReturnType<typeof headersForPlatform>
  /** Values of `Set-Cookie` headers for the browser, from those of an answer. */
  cookiesOf: (cookies: readonly string[] | undefined) => string[]
  /** Passes the cookies of an answer to the browser. */
  passCookies: (cookies: string[] | undefined, reply: FastifyReply) => void
}

export function createPlatformLink(options: PlatformLinkOptions): PlatformLink {
  const { url, publicUrl, cookies: names, log, now } = options
  const breaker = new CircuitBreaker({
    ...circuit,
    now,
    isLost: (error) => !(error instanceof AnswerTooLong),
    onChange(state) {
      if (state === 'open') log.error('the platform does not answer: calls fail at once until it does')
      else log.warn('the platform answers again')
    },
  })

  function unreachable(error: unknown): ApiError {
    if (!(error instanceof CircuitOpen)) log.error({ err: error }, 'the platform cannot be reached')
    return new ApiError('ApplicationUnavailableException', 'The platform cannot be reached')
  }

  const cookiesOf = (cookies: readonly string[] | undefined) =>
    cookiesForBrowser(cookies, names, publicUrl.startsWith('https:'))

  const omissions = createOmissions((omission) =>
    log.warn(omission, 'the platform sent a value that the site leaves out'),
  )

  return {
    ...options,
    unreachable,
    cookiesOf,
    async ask(request, time) {
      try {
        return await breaker.run(() => askUpstream(url, request, time))
      } catch (error) {
        if (!(error instanceof AnswerTooLong)) throw unreachable(error)
        log.error({ err: error }, 'the platform gave an endless answer')
        throw new ApiError('UnknownErrorException', 'The platform answers more than can be taken')
      }
    },
    open: (request, signal) => breaker.run(() => openUpstream(url, request, { signal })),
    circuit: () => breaker.state,
    omissions: omissions.all,
    read(answer, call) {
      try {
        return fittedAnswer(call, dataOf(answer), (fault) => omissions.note(call, fault))
      } catch (error) {
        if (error instanceof ForeignAnswer)
          log.warn({ call, status: error.answered }, 'the platform gave no answer of its contract')
        if (!(error instanceof UnfitAnswer)) throw error
        log.warn({ call, err: error }, 'the platform gave no answer of its contract')
        throw new ForeignAnswer(answer.status)
      }
    },
    headersFor({ headers, ip }, encodings) {
      const cookies = cookiesForPlatform(headers.cookie, names)
      return headersForPlatform({ headers, ip, cookies }, publicUrl, encodings)
    },
    passCookies(cookies, reply) {
      for (const cookie of cookiesOf(cookies)) reply.header('set-cookie', cookie)
    },
  }
}
