import { LRUCache } from 'lru-cache'

export interface PromiseCacheOptions<Value> {
  /** Number of entries; the least recently used one is evicted. */
  max: number
  /** Milliseconds; without it entries do not expire. */
  ttlMs?: number
  /** Milliseconds since 1970; the system clock by default. */
  now?: () => number
  /** Whether a result is kept for later callers; every result by default. */
  isCacheable?: (value: Value) => boolean
}

/** Caches results of asynchronous work. Concurrent callers share one run; a rejection is not cached. */
export class PromiseCache<Value> {
  readonly #values: LRUCache<string, Promise<Value>>
  readonly #isCacheable: (value: Value) => boolean

  constructor({ max, ttlMs, now = Date.now, isCacheable = () => true }: PromiseCacheOptions<Value>) {
    this.#values = new LRUCache({ max, ...(ttlMs !== undefined && { ttl: ttlMs, ...clock(now) }) })
    this.#isCacheable = isCacheable
  }

  get(key: string, load: () => Promise<Value>): Promise<Value> {
    const cached = this.#values.get(key)
    if (cached !== undefined) return cached
    const loading = load()
    this.#values.set(key, loading)
    const drop = () => {
      if (this.#values.peek(key) === loading) this.#values.delete(key)
    }
    loading.then((value) => {
      if (!this.#isCacheable(value)) drop()
    }, drop)
    return loading
  }

  get size(): number {
    return this.#values.size
  }
}

/** Options of an LRUCache that measures ages by `now`, read at every access. */
export const clock = (now: () => number) => ({ perf: { now }, ttlResolution: 0 })
