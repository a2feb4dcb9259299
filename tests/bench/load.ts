import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'

export interface LoadResult {
  requestsPerSecond: number
  /** Milliseconds. */
  p99: number
}

/**
 * Sends requests over keep-alive connections for a while and counts the answers. Loopback only. Throws if an
 * answer's status is not 200.
 */
export async function load(
  url: string,
  options: { seconds: number; connections: number; headers?: Record<string, string> },
): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections })
  const headers = { 'accept-encoding': 'gzip', ...options.headers }
  const durations: number[] = []
  const end = performance.now() + options.seconds * 1000

  const once = () =>
    new Promise<void>((resolve, reject) => {
      const start = performance.now()
      const sent = request(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode ?? 'nothing'}`))
        answer.resume()
        answer.once('end', () => {
          durations.push(performance.now() - start)
          resolve()
        })
      })
      sent.once('error', reject)
      sent.end()
    })
  const connection = async () => {
    while (performance.now() < end) await once()
  }

  const start = performance.now()
  await Promise.all(Array.from({ length: options.connections }, connection))
  const seconds = (performance.now() - start) / 1000
  agent.destroy()
  durations.sort((left, right) => left - right)
  return {
    requestsPerSecond: durations.length / seconds,
    p99: durations[Math.floor(durations.length * 0.99)] ?? 0,
  }
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
