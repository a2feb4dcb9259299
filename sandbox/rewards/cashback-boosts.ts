import { periodAt } from '../responsible/periods.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** Raises the current week's cashback, in hundredths of a percent. */
export async function boostCashback(
  trx: DbTransaction,
  playerId: number,
  percent: number,
  at: number,
): Promise<void> {
  await trx
    .insertInto('cashback_boosts')
    .values({ player_id: playerId, period_start: periodAt('week', at).from, percent })
    .onConflict((conflict) => conflict.columns(['player_id', 'period_start']).doUpdateSet({ percent }))
    .execute()
}

export async function readBoost(database: Database, playerId: number, periodStart: number): Promise<number> {
  const row = await database
    .selectFrom('cashback_boosts')
    .select('percent')
    .where('player_id', '=', playerId)
    .where('period_start', '=', periodStart)
    .executeTakeFirst()
  return row?.percent ?? 0
}
