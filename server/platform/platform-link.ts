import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import type { CallAnswer, CallName } from '../../schemas/api/calls.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { WireParameters } from '../../schemas/api/read-parameters.ts'
import type { Locale } from '../../schemas/locale.ts'
import type { PlatformAdapter, PlatformLine, Visit } from '../contracts/adapter.ts'
import { PlatformUnreachable, type Caller, type PlatformCondition } from '../contracts/platform.ts'
import { AbsentCalls } from './absent-calls.ts'
import { apiErrorOf, createLine, inputOf, outgoing, runMapped } from './adapter/adapted-calls.ts'
import { PushedAnswers } from './adapter/pushed-answers.ts'
import { fittedAnswer, UnfitAnswer } from './answer-values.ts'
import { createOmissions } from './omissions.ts'
import { dataOf, ForeignAnswer } from './contract-answer.ts'
import { ObservedContent } from './observed-content.ts'
import { cookiesForBrowser, cookiesForPlatform, sessionCookie } from './proxy-cookies.ts'
import { headersForPlatform } from './proxy-headers.ts'
import { CircuitOpen } from './circuit-breaker.ts'
import { Circuits } from './circuits.ts'
import { sessionIn, SessionNames, type CookieNames } from './session-names.ts'
import {
  AnswerTooLong,
  askUpstream,
  openUpstream,
  type LinkRequest,
  type UpstreamAnswer,
} from './upstream.ts'

export interface PlatformLinkOptions {
  /** Origin of the operator's platform. */
  url: string
  publicUrl: string
  cookies: CookieNames
  adapter: PlatformAdapter
  log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  now: () => number
}

/** The browser in whose name a request is sent; undefined: nobody's. */
type Sender = Pick<Caller, 'headers' | 'ip'> | undefined

export interface Sending {
  caller: Sender
  locale: Locale
  idempotencyKey?: string | undefined
  /** Milliseconds to wait for the answer. */
  time: number
  /** Receives `Set-Cookie` headers for the browser. */
  onCookies: (cookies: readonly string[]) => void
  /** Receives each answer, such as for its other headers. */
  onAnswer?: (answer: UpstreamAnswer) => void
}

export interface CallSending extends Sending {
  /** The call as the contract has it. */
  request: LinkRequest
  /** Its parameters, for adapters. */
  parameters: () => WireParameters | Promise<WireParameters>
}

/** What all requests to the operator's platform share. */
export interface PlatformLink extends PlatformLinkOptions {
  absent: AbsentCalls
  observed: ObservedContent
  pushed: PushedAnswers
  /**
   * Sends a call, unchanged or as the adapter maps it, and returns the data of the answer, in the types of its contract
   * and without what the site does not understand. Throws the ApiError that the answer contains or implies, and
   * PlatformUnreachable without an answer of the platform itself.
   */
  exchange: <Name extends CallName>(name: Name, sending: CallSending) => Promise<CallAnswer<Name>>
  /** Sends a request that is no call, and reads its answer. */
  ask: (name: string, request: LinkRequest, sending: Sending) => Promise<UpstreamAnswer>
  /** Sends a request for a page and resolves with the head of the answer. Rejects if none comes. */
  open: (request: LinkRequest, sending: Sending, encodings?: string) => Promise<IncomingMessage>
  /** How the adapter reaches the platform for what is no call. */
  lineFor: (name: string, sending: Sending) => PlatformLine
  /** The state of the connection over which the platform pushes; null: it works. */
  reportPushes: (fault: string | null) => void
  condition: () => PlatformCondition
  unreachable: (error: unknown) => ApiError
  /** Values of `Set-Cookie` headers for the browser, from those of a page. */
  cookiesOf: (cookies: readonly string[] | undefined, caller: Sender) => string[]
}

const gatewayStatuses: readonly number[] = [502, 503, 504]

export function createPlatformLink(options: PlatformLinkOptions): PlatformLink {
  const { url, publicUrl, cookies: names, adapter, log, now } = options
  const circuits = new Circuits({ log, now, isLost: (error) => !(error instanceof AnswerTooLong) })
  const sessions = new SessionNames(names, log)
  const absent = new AbsentCalls({ declared: adapter.missing ?? [], log, now })
  const observed = new ObservedContent(now)
  const pushed = new PushedAnswers(now)
  let pushFault: string | null = null
  const isSecure = publicUrl.startsWith('https:')
  const omissions = createOmissions((omission) =>
    log.warn(omission, 'the platform sent a value that the site leaves out'),
  )

  function unreachable(error: unknown): ApiError {
    if (!(error instanceof CircuitOpen)) log.error({ err: error }, 'the platform cannot be reached')
    return new PlatformUnreachable()
  }

  const visitOf = (call: string, { caller, locale, idempotencyKey }: Sending): Visit => ({
    call,
    locale,
    ip: caller?.ip,
    userAgent: caller?.headers['user-agent'],
    session: sessionIn(caller?.headers.cookie, names)?.value,
    idempotencyKey,
  })

  /** The data in an answer, as the adapter or the contract reads it. */
  function read(answer: UpstreamAnswer, visit: Visit): unknown {
    if (!adapter.read) return dataOf(answer)
    try {
      return adapter.read(answer, visit)
    } catch (error) {
      throw apiErrorOf(error) ?? new ForeignAnswer(answer.status, undefined, error)
    }
  }

  function readLogged(answer: UpstreamAnswer, visit: Visit): unknown {
    try {
      return read(answer, visit)
    } catch (error) {
      // Whatever a 404 says, `absent` reports that the call is lacking.
      if (error instanceof ForeignAnswer && answer.status !== 404)
        log.warn(
          { call: visit.call, status: answer.status, err: error },
          'the platform gave no answer of its contract',
        )
      throw error
    }
  }

  /** Whether a gateway in front of the platform answered in its place. Errors of the platform have these statuses, too. */
  function isOfGateway(answer: UpstreamAnswer, visit: Visit): boolean {
    if (!gatewayStatuses.includes(answer.status)) return false
    try {
      read(answer, visit)
    } catch (error) {
      return error instanceof ForeignAnswer
    }
    return false
  }

  async function headersFor(
    request: LinkRequest,
    visit: Visit,
    caller: Sender,
    encodings?: string,
  ): Promise<OutgoingHttpHeaders> {
    const sender = caller && {
      headers: caller.headers,
      ip: caller.ip,
      cookies: cookiesForPlatform(caller.headers.cookie, names),
    }
    const common = headersForPlatform(sender, publicUrl, encodings)
    const own = (await adapter.headers?.(outgoing(request), visit)) ?? {}
    const lowered = Object.entries(own).map(([name, value]): [string, string] => [name.toLowerCase(), value])
    const all = Object.entries({ ...common, ...request.headers, ...Object.fromEntries(lowered) })
    return Object.fromEntries(all.filter(([, value]) => value !== undefined))
  }

  async function ask(name: string, request: LinkRequest, sending: Sending): Promise<UpstreamAnswer> {
    const { caller, time, onCookies, onAnswer } = sending
    const visit = visitOf(name, sending)
    const sent = { ...request, headers: await headersFor(request, visit, caller) }
    let answer: UpstreamAnswer
    try {
      answer = await circuits.of(name, time).run(async () => {
        const received = await askUpstream(url, sent, time)
        if (isOfGateway(received, visit)) throw new Error(`A gateway answered with ${received.status}`)
        return received
      })
    } catch (error) {
      if (!(error instanceof AnswerTooLong)) throw unreachable(error)
      log.error({ err: error }, 'the platform gave an endless answer')
      throw new ApiError('UnknownErrorException', 'The platform answers more than can be taken')
    }
    const sessionName = sessions.of(name, caller?.headers ?? {}, answer)
    onCookies(cookiesForBrowser(answer.headers['set-cookie'], names, isSecure, sessionName))
    onAnswer?.(answer)
    return answer
  }

  function lineFor(name: string, sending: Sending): PlatformLine {
    const visit = () => visitOf(name, sending)
    return createLine({
      visit,
      ask: (request) => ask(name, request, sending),
      read: (answer) => readLogged(answer, visit()),
      setSession: (value, maxAgeSeconds) =>
        sending.onCookies(sessionCookie(names, value, { isSecure, maxAgeSeconds })),
    })
  }

  async function dataFor(name: CallName, sending: CallSending): Promise<unknown> {
    const visit = visitOf(name, sending)
    const [answer] = pushed.for(visit.session, name)
    if (answer !== undefined) return answer
    if (adapter.calls?.[name] ?? adapter.otherCalls)
      return runMapped(adapter, name, inputOf(name, await sending.parameters()), lineFor(name, sending), log)
    return readLogged(await ask(name, sending.request, sending), visit)
  }

  function fit<Name extends CallName>(name: Name, data: unknown): CallAnswer<Name> {
    try {
      return fittedAnswer(name, data, (fault) => omissions.note(name, fault))
    } catch (error) {
      if (!(error instanceof UnfitAnswer)) throw error
      log.warn({ call: name, err: error }, 'the platform gave no answer of its contract')
      throw new ForeignAnswer(200)
    }
  }

  return {
    ...options,
    absent,
    observed,
    pushed,
    unreachable,
    ask,
    lineFor,
    async exchange(name, sending) {
      absent.assertPresent(name)
      try {
        const answer = fit(name, await dataFor(name, sending))
        absent.learn(name, undefined)
        observed.note(name, answer)
        return answer
      } catch (error) {
        absent.learn(name, error)
        throw error
      }
    },
    async open(request, sending, encodings) {
      const { caller, time } = sending
      const headers = await headersFor(request, visitOf('page', sending), caller, encodings)
      const { signal, renew, end } = startTimeout(time)
      try {
        const answer = await circuits
          .of('page', 0)
          .run(() => openUpstream(url, { ...request, headers }, { signal }))
        return answer.on('data', renew).once('close', end).pause()
      } catch (error) {
        end()
        throw error
      }
    },
    cookiesOf: (cookies, caller) =>
      cookiesForBrowser(cookies, names, isSecure, sessionIn(caller?.headers.cookie, names)?.name),
    reportPushes(fault) {
      // Messages may be lost meanwhile.
      pushed.clear()
      if (fault !== null && fault !== pushFault) log.error({ fault }, 'the platform pushes nothing')
      if (fault === null && pushFault !== null) log.warn('the platform pushes again')
      pushFault = fault
    },
    condition: () => ({
      pushFault,
      absent: absent.all(),
      imageHosts: observed.imageHosts,
      frameHosts: observed.frameHosts,
      methods: observed.methods,
      circuits: circuits.troubled(),
      misconfiguration: sessions.warning,
      omissions: omissions.all(),
    }),
  }
}

/** Aborts after `time` milliseconds without data. */
function startTimeout(time: number): { signal: AbortSignal; renew: () => void; end: () => void } {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new Error('The platform is silent')), time)
  return { signal: controller.signal, renew: () => timer.refresh(), end: () => clearTimeout(timer) }
}
