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
  /** Key of the page. */
  page: string
}

/** An answer before it is encoded, and how long it may be cached. */
export interface NewAnswer {
  body: Buffer
  headers: Readonly<Record<string, string>>
  /** Key of the page. */
  page: string
  /** Names of the query parameters that change the answer. */
  queryKeys: readonly string[]
  /** Visitors from these countries have their own answer; all others share one. */
  countries?: readonly string[]
  /** Visits of these advertising campaigns have their own answer; all others share one. */
  campaigns?: readonly string[]
  /** Milliseconds since 1970; null: until the next publication. */
  expiresAt: number | null
}

export interface AnswerCacheOptions {
  /** Milliseconds since 1970. */
  now: () => number
  maxEntries: number
  maxBytes: number
}

async function prepare({ body: identity, headers, page }: NewAnswer): Promise<ReadyAnswer> {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { bodies: await encodeAll(identity), etag, headers, page }
}

const sizeOf = ({ bodies }: ReadyAnswer) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0)

/** The parts of a request besides its address on which an answer may depend. */
export interface Asked {
  search: string
  country?: string
  campaign?: string
}

type Dependencies = Pick<NewAnswer, 'queryKeys' | 'countries' | 'campaigns'>

/**
 * Answers for guests, by address, by the query parameters that each page declares, and by the countries and campaigns
 * that it asks for. Limited in entries and bytes; the least recently used answer is evicted.
 */
export class AnswerCache {
  readonly #now: () => number
  readonly #answers: LRUCache<string, ReadyAnswer>
  /** What an address depends on, as of its last answer. */
  readonly #dependencies: LRUCache<string, Dependencies>
  #generation = 0

  constructor({ now, maxEntries, maxBytes }: AnswerCacheOptions) {
    this.#now = now
    this.#answers = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: sizeOf,
      ...clock(now),
    })
    this.#dependencies = new LRUCache({ max: maxEntries })
  }

  #key(
    address: string,
    { search, country = '', campaign = '' }: Asked,
    { queryKeys, countries = [], campaigns = [] }: Dependencies,
  ): string {
    const query = queryKeys.length === 0 || search === '' ? {} : pickQuery(search, queryKeys)
    const pairs = queryKeys.flatMap((key) => (Object.hasOwn(query, key) ? [[key, query[key]]] : []))
    const inCampaign = campaigns.includes(campaign) ? `${campaign}@${address}` : address
    const place = countries.includes(country) ? `${country}:${inCampaign}` : inCampaign
    return pairs.length === 0 ? place : `${place}?${JSON.stringify(pairs)}`
  }

  /** What requests with the same answer have in common; null if the address has had no answer yet. */
  keyOf(address: string, asked: Asked): string | null {
    const dependencies = this.#dependencies.get(address)
    return dependencies === undefined ? null : this.#key(address, asked, dependencies)
  }

  /** The cached answer; null if there is none or it has expired. */
  find(address: string, asked: Asked): ReadyAnswer | null {
    const key = this.keyOf(address, asked)
    return key === null ? null : (this.#answers.get(key) ?? null)
  }

  /** Encodes an answer, and caches it unless the content has changed since `generation`. */
  async add(address: string, asked: Asked, answer: NewAnswer, generation: number): Promise<ReadyAnswer> {
    const ready = await prepare(answer)
    if (generation !== this.#generation) return ready
    const { queryKeys, countries = [], campaigns = [], expiresAt } = answer
    const dependencies = { queryKeys, countries, campaigns }
    const ttl = expiresAt === null ? undefined : expiresAt - this.#now()
    if (ttl !== undefined && ttl <= 0) return ready
    this.#dependencies.set(address, dependencies)
    this.#answers.set(this.#key(address, asked, dependencies), ready, { ...(ttl !== undefined && { ttl }) })
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
    this.#dependencies.clear()
  }
}
