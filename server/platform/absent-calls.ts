import type { FastifyBaseLogger } from 'fastify'
import { requiredParams, type CallName } from '../../schemas/api/calls.ts'
import { levelOf } from '../../schemas/api/levels.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import type { AbsentCall } from '../contracts/platform.ts'
import { ForeignAnswer } from './contract-answer.ts'

/** Milliseconds after which one request asks again whether the platform has got the call. */
const recheckMs = 60_000

interface AbsentCallsOptions {
  /** Calls that the adapter declares missing: they are never asked for. */
  declared: readonly CallName[]
  log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Whether an answer says that there is no such call. A bare 404 to a call for something by its name may be about that.
 */
function saysAbsent(name: CallName, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  if (error instanceof ForeignAnswer)
    return error.answered === 501 || (error.answered === 404 && requiredParams(name).length === 0)
  return error.type === 'MethodNotFoundException' && error.status === 404
}

/** The calls that the platform lacks, so that they are not sent with every page. */
export class AbsentCalls {
  readonly #declared: ReadonlySet<CallName>
  /** When to ask again. */
  readonly #found = new Map<CallName, number>()
  readonly #listeners: (() => void)[] = []

  constructor(private readonly options: AbsentCallsOptions) {
    this.#declared = new Set(options.declared)
  }

  /** Throws ApiError for a call that the platform lacks. Now and then lets one request pass. */
  assertPresent(name: CallName): void {
    const { now } = this.options
    const recheckAt = this.#found.get(name)
    if (!this.#declared.has(name)) {
      if (recheckAt === undefined) return
      if (now() >= recheckAt) {
        this.#found.set(name, now() + recheckMs)
        return
      }
    }
    throw new ApiError('MethodNotFoundException', 'The platform does not have this call')
  }

  has(name: CallName): boolean {
    return this.#declared.has(name) || this.#found.has(name)
  }

  /** Learns from an answer to a call; `error` is what it said, undefined for a success. */
  learn(name: CallName, error: unknown): void {
    const { log, now } = this.options
    // Without such a call there is no site: that it is missing is an outage, and asked for each time.
    if (levelOf(name) === 'must') return
    const isAbsent = saysAbsent(name, error)
    if (isAbsent === this.#found.has(name)) return
    // A platform that does not answer, or first asks who calls, says nothing about the call.
    if (!isAbsent && error instanceof ApiError && (error.status >= 500 || error.status === 401)) return
    if (isAbsent) {
      this.#found.set(name, now() + recheckMs)
      log.info({ call: name }, 'the platform lacks a call: blocks that need it are not shown')
    } else {
      this.#found.delete(name)
      log.info({ call: name }, 'the platform has got a call that it lacked')
    }
    this.#listeners.forEach((listener) => listener())
  }

  /** Calls the listener when a call is found missing, or has come. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener)
  }

  all(): AbsentCall[] {
    return [
      ...[...this.#declared].map((call) => ({ call, by: 'adapter' as const })),
      ...[...this.#found.keys()].map((call) => ({ call, by: 'platform' as const })),
    ]
  }
}
