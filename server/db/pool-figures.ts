/** What a pool of connections tells about itself. */
interface Pool {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
  readonly ending: boolean
}

const pools = new Map<Pool, string>()

export function countPool(pool: Pool, schema: string): void {
  pools.set(pool, schema)
}

/** Connections of every open pool, for metrics. Does not load the driver. */
export function poolFigures() {
  for (const pool of pools.keys()) if (pool.ending) pools.delete(pool)
  return [...pools].map(([{ totalCount, idleCount, waitingCount }, schema]) => ({
    schema,
    used: totalCount - idleCount,
    idle: idleCount,
    waiting: waitingCount,
  }))
}
