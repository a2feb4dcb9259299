import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

export interface LoadResult {
  requests: number
  requestsPerSecond: number
  /** Milliseconds. */
  p50: number
  /** Milliseconds. */
  p99: number
}

export interface LoadOptions {
  seconds: number
  connections: number
  /** Headers of the requests of each connection; the first again after the last. */
  headers: readonly Readonly<Record<string, string>>[]
}

const headEnd = Buffer.from('\r\n\r\n')
const chunksEnd = Buffer.from('\r\n0\r\n\r\n')

/** Reads the answers of one connection without decoding them: a client that parses costs more than a fast server. */
class AnswerReader {
  #head: Buffer = Buffer.alloc(0)
  /** Bytes to come; undefined: the head is not complete; null: chunks up to their end. */
  #left: number | null | undefined
  #tail: Buffer = Buffer.alloc(0)

  /** Whether the answer is complete. Throws if its status is not 200. */
  read(bytes: Buffer): boolean {
    let body = bytes
    if (this.#left === undefined) {
      const head = this.#head.length === 0 ? bytes : Buffer.concat([this.#head, bytes])
      const end = head.indexOf(headEnd)
      this.#head = head
      if (end < 0) return false
      const text = head.toString('latin1', 0, end)
      if (!text.startsWith('HTTP/1.1 200 ')) throw new Error(`answered ${text.split('\r\n')[0]}`)
      const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1]
      this.#left = length === undefined ? null : Number(length)
      body = head.subarray(end + (length === undefined ? 2 : headEnd.length))
    }
    if (!this.#isEnd(body)) return false
    this.#head = Buffer.alloc(0)
    this.#tail = Buffer.alloc(0)
    this.#left = undefined
    return true
  }

  #isEnd(body: Buffer): boolean {
    if (typeof this.#left === 'number') return (this.#left -= body.length) <= 0
    this.#tail = Buffer.concat([this.#tail, body.subarray(-chunksEnd.length)]).subarray(-chunksEnd.length)
    return this.#tail.equals(chunksEnd)
  }
}

/** Requests one after the other on a connection, until `end`. Resolves to their durations. */
function connection(url: URL, headers: Readonly<Record<string, string>>, end: number): Promise<number[]> {
  const lines = Object.entries({ host: url.host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${url.pathname}${url.search} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const durations: number[] = []
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(url.port), host: url.hostname, noDelay: true })
    const reader = new AnswerReader()
    let start = 0
    const send = () => {
      start = performance.now()
      socket.write(request)
    }
    socket.once('connect', send)
    socket.on('data', (bytes: Buffer) => {
      try {
        if (!reader.read(bytes)) return
      } catch (error) {
        socket.destroy(new Error(`${url.href} ${String(error)}`))
        return
      }
      const now = performance.now()
      durations.push(now - start)
      if (now < end) send()
      else socket.end(() => resolve(durations))
    })
    socket.once('error', reject)
  })
}

/**
 * Sends requests over keep-alive connections for a while and counts the answers. Loopback only. Throws if an
 * answer's status is not 200.
 */
export async function load(
  address: string,
  { seconds, connections, headers }: LoadOptions,
): Promise<LoadResult> {
  const url = new URL(address)
  const start = performance.now()
  const end = start + seconds * 1000
  const all = await Promise.all(
    Array.from({ length: connections }, (_, index) =>
      connection(url, headers[index % headers.length] ?? {}, end),
    ),
  )
  const elapsed = (performance.now() - start) / 1000
  const durations = all.flat().sort((left, right) => left - right)
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? 0
  return {
    requests: durations.length,
    requestsPerSecond: durations.length / elapsed,
    p50: at(0.5),
    p99: at(0.99),
  }
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
