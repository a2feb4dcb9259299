import { createHash } from 'node:crypto'
import { pickQuery } from '../../../src/lib/urls/query.ts'
import { encodeAll, type Encoding } from '../../http/encoding.ts'

/** An answer that is ready to be sent in any encoding. */
export interface ReadyAnswer {
  bodies: Record<Encoding, Buffer>
  etag: string
  headers: Readonly<Record<string, string>>
}

/** An answer as it was made, and how long it may be kept. */
export interface FreshAnswer {
  body: string
  headers: Readonly<Record<string, string>>
  /** Query keys on which it depends. */
  queryKeys: readonly string[]
  /** Seconds; null: until the next publication. */
  life: number | null
}

interface Entry {
  answer: ReadyAnswer
  expires: number
  size: number
}

export interface AnswerCacheOptions {
  /** Milliseconds since 1970. */
  now: () => number
  maxEntries: number
  maxBytes: number
}

async function prepare({ body, headers }: FreshAnswer): Promise<ReadyAnswer> {
  const identity = Buffer.from(body)
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { bodies: await encodeAll(identity), etag, headers }
}

/**
 * Answers for guests, by address and the query keys that each page declares. Bounded: what was
 * asked for least recently goes first.
 */
export class AnswerCache {
  readonly #options: AnswerCacheOptions
  readonly #entries = new Map<string, Entry>()
  /** Which query keys an address depends on, as last made. */
  readonly #queryKeys = new Map<string, readonly string[]>()
  #bytes = 0
  #generation = 0

  constructor(options: AnswerCacheOptions) {
    this.#options = options
  }

  #key(address: string, search: string): string | null {
    const queryKeys = this.#queryKeys.get(address)
    if (queryKeys === undefined) return null
    const query = queryKeys.length === 0 || search === '' ? {} : pickQuery(search, queryKeys)
    const pairs = queryKeys.flatMap((key) => (Object.hasOwn(query, key) ? [[key, query[key]]] : []))
    return pairs.length === 0 ? address : `${address}?${JSON.stringify(pairs)}`
  }

  /** The kept answer, if it is still fresh. */
  find(address: string, search: string): ReadyAnswer | null {
    const key = this.#key(address, search)
    const entry = key === null ? undefined : this.#entries.get(key)
    if (key === null || entry === undefined) return null
    this.#remove(key)
    this.#remember(address, this.#queryKeys.get(address) ?? [])
    if (entry.expires <= this.#options.now()) return null
    this.#insert(key, entry)
    return entry.answer
  }

  /** Keeps an answer, unless the content has changed since `generation`. */
  async keep(address: string, search: string, fresh: FreshAnswer, generation: number): Promise<ReadyAnswer> {
    const answer = await prepare(fresh)
    if (generation !== this.#generation) return answer
    this.#remember(address, fresh.queryKeys)
    const key = this.#key(address, search) ?? address
    const size = Object.values(answer.bodies).reduce((sum, body) => sum + body.length, 0)
    const expires = fresh.life === null ? Infinity : this.#options.now() + fresh.life * 1000
    this.#remove(key)
    this.#insert(key, { answer, expires, size })
    this.#trim()
    return answer
  }

  /** Counts the times that everything was dropped. */
  get generation(): number {
    return this.#generation
  }

  /** Drops everything: the content has changed. */
  clear() {
    this.#generation += 1
    this.#entries.clear()
    this.#queryKeys.clear()
    this.#bytes = 0
  }

  #remember(address: string, queryKeys: readonly string[]) {
    this.#queryKeys.delete(address)
    this.#queryKeys.set(address, queryKeys)
  }

  #insert(key: string, entry: Entry) {
    this.#entries.set(key, entry)
    this.#bytes += entry.size
  }

  #remove(key: string) {
    const entry = this.#entries.get(key)
    if (entry === undefined) return
    this.#entries.delete(key)
    this.#bytes -= entry.size
  }

  #trim() {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#options.maxEntries && this.#bytes <= this.#options.maxBytes) break
      this.#remove(key)
    }
    for (const address of this.#queryKeys.keys()) {
      if (this.#queryKeys.size <= this.#options.maxEntries) break
      this.#queryKeys.delete(address)
    }
  }
}
