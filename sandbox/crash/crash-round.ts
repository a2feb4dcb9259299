import { sql } from 'kysely'
import type { Database } from '../tables/database.ts'

/** A crash round with its amounts as numbers. */
export type CrashRound = Awaited<ReturnType<typeof findRounds>>[number]

const amount = (column: 'stake' | 'win') => sql<string>`cast(${sql.ref(column)} as text)`

/** Reference of the round's bet in ledger and history. */
export const referenceOf = ({ id }: { id: number }) => `crash:${id}`

export interface RoundFilter {
  id?: number
  owner?: string
  sysname?: string
  mode?: 'play' | 'demo'
  key?: string
  status?: 'flying'
  dueBy?: number
}

/** Rounds, latest first. */
export async function findRounds(database: Database, filter: RoundFilter, count: number) {
  const { id, owner, sysname, mode, key, status, dueBy } = filter
  const rows = await database
    .selectFrom('crash_rounds')
    .selectAll()
    .select([amount('stake').as('stake'), amount('win').as('win')])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
    .$if(sysname !== undefined, (query) => query.where('sysname', '=', sysname ?? ''))
    .$if(mode !== undefined, (query) => query.where('mode', '=', mode ?? 'play'))
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'flying'))
    .$if(dueBy !== undefined, (query) => query.where('due_at', '<=', dueBy ?? 0))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({ ...row, stake: BigInt(row.stake), win: BigInt(row.win) }))
}
