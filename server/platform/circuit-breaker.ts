/** closed: requests pass. open: requests fail at once. half-open: one request tries whether the platform is back. */
export type CircuitState = 'closed' | 'open' | 'half-open'

export interface CircuitBreakerOptions {
  /** Milliseconds in which lost requests are counted. */
  windowMs: number
  /** The share of lost requests in the window that opens the circuit, and the fewest requests that show a share. */
  lostShare: number
  minRequests: number
  /** Milliseconds for which an open circuit lets nothing pass. */
  pauseMs: number
  /** Requests that may wait for their answers at the same time. */
  maxPending: number
  /** Milliseconds since 1970. */
  now: () => number
  /** Whether an error means that no answer came; by default every error. */
  isLost?: (error: unknown) => boolean
  /** Called when the state changes, except to and from half-open. */
  onChange?: (state: 'closed' | 'open') => void
}

/** Thrown instead of a request while the circuit is open or too many requests wait for their answers. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

/** The window is counted in this many parts. */
const parts = 10

/** Spares a dead service requests, and callers the wait for them. */
export class CircuitBreaker {
  /** Requests that ended in each part of the window, the latest part last. */
  #counts: { part: number; ended: number; lost: number }[] = []
  #pending = 0
  /** Time of the latest opening; null: closed. */
  #openedAt: number | null = null
  #isProbing = false

  constructor(readonly options: CircuitBreakerOptions) {}

  get state(): CircuitState {
    if (this.#openedAt === null) return 'closed'
    const { now, pauseMs } = this.options
    return this.#isProbing || now() - this.#openedAt >= pauseMs ? 'half-open' : 'open'
  }

  /**
   * Sends a request, or throws CircuitOpen. A rejection counts as a lost request, unless `isLost` says otherwise. The
   * request that tries an open circuit closes it by any answer.
   */
  async run<Result>(send: () => Promise<Result>): Promise<Result> {
    const { maxPending, isLost = () => true } = this.options
    const { state } = this
    if (state === 'open' || this.#isProbing) throw new CircuitOpen('The platform did not answer lately')
    if (this.#pending >= maxPending) throw new CircuitOpen('Too many requests wait for the platform')
    const isProbe = state === 'half-open'
    this.#isProbing = isProbe
    this.#pending += 1
    try {
      const result = await send()
      this.#end(false, isProbe)
      return result
    } catch (error) {
      this.#end(isLost(error), isProbe)
      throw error
    } finally {
      this.#pending -= 1
      if (isProbe) this.#isProbing = false
    }
  }

  #end(isLost: boolean, isProbe: boolean): void {
    const { now, onChange } = this.options
    if (isProbe) {
      this.#openedAt = isLost ? now() : null
      if (!isLost) onChange?.('closed')
      return
    }
    // Answers to earlier requests say nothing about the platform now.
    if (this.#openedAt !== null || !this.#opens(isLost)) return
    this.#openedAt = now()
    this.#counts = []
    onChange?.('open')
  }

  /** Counts a request. Whether so many were lost that the circuit opens. */
  #opens(isLost: boolean): boolean {
    const { now, windowMs, lostShare, minRequests } = this.options
    const part = Math.floor((now() / windowMs) * parts)
    this.#counts = this.#counts.filter((count) => part - count.part < parts)
    const latest = this.#counts.at(-1)
    const count = latest?.part === part ? latest : { part, ended: 0, lost: 0 }
    if (count !== latest) this.#counts.push(count)
    count.ended += 1
    if (isLost) count.lost += 1
    const sum = (key: 'ended' | 'lost') => this.#counts.reduce((total, one) => total + one[key], 0)
    return sum('ended') >= minRequests && sum('lost') / sum('ended') >= lostShare
  }
}
