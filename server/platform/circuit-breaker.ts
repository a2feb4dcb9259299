/** closed: requests pass. open: requests fail at once. half-open: one request tries whether the platform is back. */
export type CircuitState = 'closed' | 'open' | 'half-open'

export interface CircuitBreakerOptions {
  /** Requests lost in a row that open the circuit. */
  threshold: number
  /** Milliseconds for which an open circuit lets nothing pass. */
  pause: number
  /** Milliseconds since 1970. */
  now: () => number
  /** Whether an error means that no answer came; by default every error. */
  isLost?: (error: unknown) => boolean
  /** Called when the state changes, except to and from half-open. */
  onChange?: (state: 'closed' | 'open') => void
}

/** Thrown instead of a request while the circuit is open. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
}

/** Spares a dead service requests, and callers the wait for them. */
export class CircuitBreaker {
  #lostInRow = 0
  /** Time of the latest opening; null: closed. */
  #openedAt: number | null = null
  #isProbing = false

  constructor(readonly options: CircuitBreakerOptions) {}

  get state(): CircuitState {
    if (this.#openedAt === null) return 'closed'
    const { now, pause } = this.options
    return this.#isProbing || now() - this.#openedAt >= pause ? 'half-open' : 'open'
  }

  /**
   * Sends a request, or throws CircuitOpen. Any answer closes the circuit; a rejection counts as a lost
   * request, unless `isLost` says otherwise.
   */
  async run<Result>(send: () => Promise<Result>): Promise<Result> {
    if (this.state === 'open' || this.#isProbing) throw new CircuitOpen('The platform did not answer lately')
    const isProbe = this.state === 'half-open'
    this.#isProbing = isProbe
    try {
      const result = await send()
      this.#close()
      return result
    } catch (error) {
      if (this.options.isLost?.(error) ?? true) this.#lose(isProbe)
      else this.#close()
      throw error
    } finally {
      if (isProbe) this.#isProbing = false
    }
  }

  #close(): void {
    this.#lostInRow = 0
    if (this.#openedAt === null) return
    this.#openedAt = null
    this.options.onChange?.('closed')
  }

  #lose(isProbe: boolean): void {
    this.#lostInRow += 1
    const isOpen = this.#openedAt !== null
    if (!isProbe && (isOpen || this.#lostInRow < this.options.threshold)) return
    this.#openedAt = this.options.now()
    if (!isOpen) this.options.onChange?.('open')
  }
}
