import { ApiError } from '../../schemas/api/errors.ts'
import type { UpstreamAnswer } from './upstream.ts'

/** Milliseconds. A platform that asks for more would leave blocks without data for longer than anybody means. */
const maxPauseMs = 60_000

/** Milliseconds until the time in a `Retry-After` header, which has seconds or a date. */
function pauseIn(header: string | undefined, now: number): number {
  const seconds = Number(header ?? '0')
  const pause = Number.isNaN(seconds) ? Date.parse(header ?? '') - now : seconds * 1000
  return Math.min(Math.max(pause, 0) || 0, maxPauseMs)
}

/**
 * Calls that the site makes in nobody's name, and that the platform wants less of: every visitor's page would send them
 * again. Each browser counts for itself, and gets the header.
 */
export class RetryAfter {
  readonly #until = new Map<string, number>()

  constructor(private readonly now: () => number) {}

  /** Throws ApiError before the time that the platform named. */
  assertOver(call: string): void {
    if (this.now() < (this.#until.get(call) ?? 0))
      throw new ApiError('TooManyRequestsException', 'The platform asked for a pause')
  }

  learn(call: string, { status, headers }: UpstreamAnswer): void {
    if (status === 429) this.#until.set(call, this.now() + pauseIn(headers['retry-after'], this.now()))
  }
}
