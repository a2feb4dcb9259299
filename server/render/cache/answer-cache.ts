import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { pickQuery } from '../../../src/lib/urls/query.ts'
import { encodeAll, type Encoding } from '../../http/encoding.ts'
import { clock } from '../../lib/cache.ts'

/** An answer that is ready to be sent in any encoding. */
export interface ReadyAnswer {
  bodies: Record<Encoding, Buffer>
  etag: string
  headers: Readonly<Record<string, string>>
}

/** An answer before it is encoded, and how long it may be cached. */
export interface NewAnswer {
  body: Buffer
  headers: Readonly<Record<string, string>>
  /** Names of the query parameters that change the answer. */
  queryKeys: readonly string[]
  /** Milliseconds since 1970; null: until the next publication. */
  expiresAt: number | null
}

export interface AnswerCacheOptions {
  /** Milliseconds since 1970. */
  now: () => number
  maxEntries: number
  maxBytes: number
}

async function prepare({ body: identity, headers }: NewAnswer): Promise<ReadyAnswer> {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { bodies: await encodeAll(identity), etag, headers }
}

const sizeOf = ({ bodies }: ReadyAnswer) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0)

/**
 * Answers for guests, by address and by the query parameters that each page declares. Limited in entries and bytes;
 * the least recently used answer is evicted.
 */
export class AnswerCache {
  readonly #now: () => number
  readonly #answers: LRUCache<string, ReadyAnswer>
  /** Names of the query parameters that an address depends on, as of its last answer. */
  readonly #queryKeys: LRUCache<string, readonly string[]>
  #generation = 0

  constructor({ now, maxEntries, maxBytes }: AnswerCacheOptions) {
    this.#now = now
    this.#answers = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      ...clock(now),
    })
    this.#queryKeys = new LRUCache({ max: maxEntries })
  }

  #key(address: string, search: string, queryKeys: readonly string[]): string {
    const query = queryKeys.length === 0 || search === '' ? {} : pickQuery(search, queryKeys)
    const pairs = queryKeys.flatMap((key) => (Object.hasOwn(query, key) ? [[key, query[key]]] : []))
    return pairs.length === 0 ? address : `${address}?${JSON.stringify(pairs)}`
  }

  /** The cached answer; null if there is none or it has expired. */
  find(address: string, search: string): ReadyAnswer | null {
    const queryKeys = this.#queryKeys.get(address)
    if (queryKeys === undefined) return null
    return this.#answers.get(this.#key(address, search, queryKeys)) ?? null
  }

  /** Encodes an answer, and caches it unless the content has changed since `generation`. */
  async add(address: string, search: string, answer: NewAnswer, generation: number): Promise<ReadyAnswer> {
    const ready = await prepare(answer)
    if (generation !== this.#generation) return ready
    const { queryKeys, expiresAt } = answer
    const ttl = expiresAt === null ? undefined : expiresAt - this.#now()
    if (ttl !== undefined && ttl <= 0) return ready
    this.#queryKeys.set(address, queryKeys)
    this.#answers.set(this.#key(address, search, queryKeys), ready, { ...(ttl !== undefined && { ttl }) })
    return ready
  }

  /** Increases with every `clear`. */
  get generation(): number {
    return this.#generation
  }

  /** Drops everything because the content has changed. */
  clear() {
    this.#generation += 1
    this.#answers.clear()
    this.#queryKeys.clear()
  }
}
