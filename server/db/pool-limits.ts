/** How long a connection waits, in milliseconds; 0: without an end. */
export interface PoolLimits {
  statement: number
  lock: number
  idleInTransaction: number
  /** Without any data. Longer than the other limits, and than the pool keeps an idle connection. */
  silence: number
  /** Without any data, until another connection is asked whether PostgreSQL can be reached. */
  quiet: number
}

export const limitsOfRequests: PoolLimits = {
  statement: 15_000,
  lock: 5_000,
  idleInTransaction: 15_000,
  silence: 17_000,
  quiet: 1_500,
}

/** Changing a large table, and waiting for a server that does, takes as long as it takes. */
export const limitsOfMigrations: PoolLimits = {
  statement: 0,
  lock: 0,
  idleInTransaction: 0,
  silence: 0,
  quiet: 0,
}
