import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { CallAnswer, CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { PlatformUnreachable, type Caller, type PlatformCondition } from '../contracts/platform.ts'
import { fittedAnswer, UnfitAnswer } from './answer-values.ts'
import { createOmissions } from './omissions.ts'
import { dataOf, ForeignAnswer } from './contract-answer.ts'
import { cookiesForBrowser, cookiesForPlatform, type CookieNames } from './proxy-cookies.ts'
import { headersForPlatform } from './proxy-headers.ts'
import { CircuitOpen } from './circuit-breaker.ts'
import { Circuits } from './circuits.ts'
import { SessionCookieCheck } from './session-cookie-check.ts'
import {
  AnswerTooLong,
  askUpstream,
  openUpstream,
  type UpstreamAnswer,
  type UpstreamRequest,
} from './upstream.ts'

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
  /**
   * Sends a call. Throws PlatformUnreachable without an answer of the platform itself; `read` checks the answer.
   */
  ask: (call: string, request: UpstreamRequest, time: number) => Promise<UpstreamAnswer>
  /** Sends a request for a page and resolves with the head of the answer. Rejects if none comes. */
  open: (request: UpstreamRequest, signal: AbortSignal) => Promise<IncomingMessage>
  condition: () => PlatformCondition
  /**
   * The data of an answer, in the types of its contract and without what the site does not understand. Throws the
   * ApiError that the answer contains or implies.
   */
  read: <Name extends CallName>(answer: UpstreamAnswer, call: Name) => CallAnswer<Name>
  unreachable: (error: unknown) => ApiError
  /** Headers for a request on behalf of a browser, or of nobody. */
  headersFor: (
    caller: Pick<Caller, 'headers' | 'ip'> | undefined,
    encodings?: string,
  ) => ReturnType<typeof headersForPlatform>
  /** Values of `Set-Cookie` headers for the browser, from those of an answer. */
  cookiesOf: (cookies: readonly string[] | undefined) => string[]
}

const gatewayStatuses: readonly number[] = [502, 503, 504]

/** Whether a gateway in front of the platform answered in its place. Errors of the platform have these statuses, too. */
function isOfGateway(answer: UpstreamAnswer): boolean {
  if (!gatewayStatuses.includes(answer.status)) return false
  try {
    dataOf(answer)
  } catch (error) {
    return error instanceof ForeignAnswer
  }
  return false
}

export function createPlatformLink(options: PlatformLinkOptions): PlatformLink {
  const { url, publicUrl, cookies: names, log, now } = options
  const circuits = new Circuits({ log, now, isLost: (error) => !(error instanceof AnswerTooLong) })
  const sessions = new SessionCookieCheck(names, log)

  function unreachable(error: unknown): ApiError {
    if (!(error instanceof CircuitOpen)) log.error({ err: error }, 'the platform cannot be reached')
    return new PlatformUnreachable()
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
    async ask(call, request, time) {
      try {
        return await circuits.of(call, time).run(async () => {
          const answer = await askUpstream(url, request, time)
          if (isOfGateway(answer)) throw new Error(`A gateway answered with ${answer.status}`)
          sessions.check(call, request, answer)
          return answer
        })
      } catch (error) {
        if (!(error instanceof AnswerTooLong)) throw unreachable(error)
        log.error({ err: error }, 'the platform gave an endless answer')
        throw new ApiError('UnknownErrorException', 'The platform answers more than can be taken')
      }
    },
    open: (request, signal) => circuits.of('page', 0).run(() => openUpstream(url, request, { signal })),
    condition: () => ({
      circuits: circuits.troubled(),
      misconfiguration: sessions.warning,
      omissions: omissions.all(),
    }),
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
    headersFor(caller, encodings) {
      if (caller === undefined) return headersForPlatform(undefined, publicUrl, encodings)
      const { headers, ip } = caller
      const cookies = cookiesForPlatform(headers.cookie, names)
      return headersForPlatform({ headers, ip, cookies }, publicUrl, encodings)
    },
  }
}
