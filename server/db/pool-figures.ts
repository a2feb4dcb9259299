import type { PostgresLocation } from './database-location.ts'

export type Row = Readonly<Record<string, unknown>>

/** What is asked of a pool of connections. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  readonly ending: boolean
  query: (text: string) => Promise<{ rows: readonly Row[] }>
}

const pools = new Map<Pool, PostgresLocation>()

export function countPool(pool: Pool, location: PostgresLocation): void {
  pools.set(pool, location)
}

function openPools(): [Pool, PostgresLocation][] {
  for (const pool of pools.keys()) if (pool.ending) pools.delete(pool)
  return [...pools]
}

/** Connections of every open pool, for metrics. Does not load the driver. */
export function poolFigures() {
  return openPools().map(([{ totalCount, idleCount, waitingCount }, { schema }]) => ({
    schema,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  }))
}

/** The open pools of connections to this database. */
export const poolsOf = (url: string): Pool[] =>
  openPools().flatMap(([pool, location]) => (location.url === url ? [pool] : []))
