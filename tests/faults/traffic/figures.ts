import { setTimeout as wait } from 'node:timers/promises'
import type { FleetServer } from '../fleet.ts'

/** Milliseconds of the event loop's delay since the last reading. */
export interface LoopDelay {
  p50: number
  p99: number
  max: number
}

/** Bytes. */
export interface Memory {
  /** Objects in use. */
  heap: number
  rss: number
}

export interface Figures extends Memory {
  loop: LoopDelay
}

/** Milliseconds between two measurements of the delay, which each contains. */
const resolution = 10

/** Reads one of the server's Prometheus metrics without labels. */
async function readMetrics(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(url)).text()
  return (name) => {
    const value = new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]
    if (value === undefined) throw new Error(`${url} has no ${name}`)
    return Number(value)
  }
}

async function readMemory(url: string): Promise<Memory> {
  const metric = await readMetrics(url)
  return { heap: metric('nodejs_heap_size_used_bytes'), rss: metric('process_resident_memory_bytes') }
}

/** Reads the delay first: collecting garbage blocks the event loop, and each reading starts the delay anew. */
export async function readFigures(server: FleetServer, url: string): Promise<Figures> {
  const metric = await readMetrics(url)
  const delay = (name: string) =>
    Math.max(0, 1000 * metric(`nodejs_eventloop_lag_${name}_seconds`) - resolution)
  const loop = { p50: delay('p50'), p99: delay('p99'), max: delay('max') }
  const readings: Memory[] = []
  for (let reading = 0; reading < 3; reading += 1) {
    server.signal('SIGUSR2')
    await wait(300)
    readings.push(await readMemory(url))
  }
  const [least = { heap: Number.NaN, rss: Number.NaN }] = readings.toSorted(
    (left, right) => left.heap - right.heap,
  )
  return { loop, ...least }
}
