import { sql } from 'kysely'
import type { BetDetail } from '../bets/bet-detail.ts'
import type { Database } from '../tables/database.ts'
import type { CrashFlight } from './crash-flight.ts'

/** A bet on a flight with its amounts as numbers. */
export type CrashBet = Awaited<ReturnType<typeof findBets>>[number]

const amount = (column: 'stake' | 'win') => sql<string>`cast(${sql.ref(column)} as text)`

/** Reference of the bet in ledger and history. */
export const referenceOf = ({ id }: { id: number }) => `crash-bet:${id}`

/** Shown beside the name of the game in the history. */
export const detailOf = ({ number }: Pick<CrashFlight, 'number'>): BetDetail => ({
  uz: `${number}-raund`,
  ru: `Раунд № ${number}`,
})

export interface BetFilter {
  id?: number
  owner?: string
  mode?: 'play' | 'demo'
  key?: string
  flights?: readonly number[]
  status?: 'open'
  dueBy?: number
}

/** Bets in the order in which they were placed. */
export async function findBets(database: Database, filter: BetFilter, count = 1000) {
  const { id, owner, mode, key, flights, status, dueBy } = filter
  const rows = await database
    .selectFrom('crash_bets')
    .selectAll()
    .select([amount('stake').as('stake'), amount('win').as('win')])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
    .$if(mode !== undefined, (query) => query.where('mode', '=', mode ?? 'play'))
    .$if(key !== undefined, (query) => query.where('key', '=', key ?? ''))
    .$if(flights !== undefined, (query) => query.where('flight_id', 'in', flights ?? []))
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'open'))
    .$if(dueBy !== undefined, (query) => query.where('due_at', '<=', dueBy ?? 0))
    .orderBy('id')
    .limit(count)
    .execute()
  return rows.map((row) => ({ ...row, stake: BigInt(row.stake), win: BigInt(row.win) }))
}
