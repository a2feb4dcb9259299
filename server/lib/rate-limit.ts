export interface RateLimitOptions {
  /** Requests that each key may make within the window. */
  limit: number
  /** Milliseconds. */
  windowMs: number
  /** Milliseconds since 1970. */
  now: () => number
}

/** Counts requests by key in windows of a fixed length, in the memory of this server. */
export class RateLimit {
  readonly #options: RateLimitOptions
  #counts = new Map<string, number>()
  #startedAt = 0

  constructor(options: RateLimitOptions) {
    this.#options = options
  }

  /** Counts a request. Returns the seconds until the key may make the next one; null: it may make this one. */
  take(key: string): number | null {
    this.#begin()
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= this.#options.limit ? null : this.#rest()
  }

  /** Without counting a request: the seconds until the key may make the next one; null: it may make one. */
  check(key: string): number | null {
    this.#begin()
    return (this.#counts.get(key) ?? 0) < this.#options.limit ? null : this.#rest()
  }

  /** Begins a new window if the last one is over. */
  #begin(): void {
    const { windowMs, now } = this.#options
    const at = now()
    // One window for all keys: the counts of a window are dropped together, so that they never pile up.
    if (at >= this.#startedAt + windowMs || at < this.#startedAt) {
      this.#counts = new Map()
      this.#startedAt = at
    }
  }

  #rest(): number {
    const { windowMs, now } = this.#options
    return Math.max(1, Math.ceil((this.#startedAt + windowMs - now()) / 1000))
  }
}
