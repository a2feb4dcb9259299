import type { FastifyBaseLogger } from 'fastify'
import type { PlatformCondition } from '../contracts/platform.ts'
import { CircuitBreaker } from './circuit-breaker.ts'

const limits = { windowMs: 10_000, lostShare: 0.5, minRequests: 5, pauseMs: 2_000, maxPending: 200 }

interface CircuitsOptions {
  log: FastifyBaseLogger
  /** Milliseconds since 1970. */
  now: () => number
  /** Whether an error means that no answer came. */
  isLost: (error: unknown) => boolean
}

interface Circuit {
  call: string
  breaker: CircuitBreaker
}

/**
 * A circuit for each call, so that one which hangs takes no other with it, and for each time limit: a call that is too
 * slow for pages may still serve browsers, which wait longer.
 */
export class Circuits {
  readonly #circuits = new Map<string, Circuit>()

  constructor(private readonly options: CircuitsOptions) {}

  of(call: string, time: number): CircuitBreaker {
    const key = `${call} ${time}`
    const known = this.#circuits.get(key)
    if (known) return known.breaker
    const { log, now, isLost } = this.options
    const onChange = (state: 'closed' | 'open') => {
      if (state === 'open')
        log.error({ call, time }, 'the platform does not answer a call, which fails at once until it does')
      else log.warn({ call, time }, 'the platform answers a call again')
    }
    const breaker = new CircuitBreaker({ ...limits, now, isLost, onChange })
    this.#circuits.set(key, { call, breaker })
    return breaker
  }

  /** Those that are not closed. */
  troubled(): PlatformCondition['circuits'] {
    return [...this.#circuits.values()].flatMap(({ call, breaker: { state } }) =>
      state === 'closed' ? [] : [{ call, state }],
    )
  }
}
