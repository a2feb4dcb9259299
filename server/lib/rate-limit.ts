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
    const { limit, windowMs, now } = this.#options
    const at = now()
    // One window for all keys: the counts of a window are dropped together, so that they never pile up.
    if (at >= this.#startedAt + windowMs || at < this.#startedAt) {
      this.#counts = new Map()
      this.#startedAt = at
    }
    const count = (this.#counts.get(key) ?? 0) + 1
    this.#counts.set(key, count)
    return count <= limit ? null : Math.max(1, Math.ceil((this.#startedAt + windowMs - at) / 1000))
  }
}
