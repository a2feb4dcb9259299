import { sql } from 'kysely'
import type { PlayLimitPeriod, Spending } from '../../schemas/api/entities/responsible.ts'
import type { Player } from '../accounts/players.ts'
import { toAmount } from '../ledger/currencies.ts'
import { sumIn } from '../ledger/rates.ts'
import type { Database } from '../tables/database.ts'

const day = 24 * 60 * 60 * 1000
/** Spending covers a rolling period, not the calendar period. */
const lengths = { day, week: 7 * day, month: 30 * day } as const satisfies Record<PlayLimitPeriod, number>

async function paid(
  database: Database,
  { id, currency }: Player,
  type: 'deposit' | 'withdrawal',
  from: number,
) {
  const sums = await database
    .selectFrom('transactions')
    .select(['currency', sql<string>`cast(sum(amount) as text)`.as('total')])
    .where('player_id', '=', id)
    .where('type', '=', type)
    .where('status', '=', 'success')
    .where('updated_at', '>=', from)
    .groupBy('currency')
    .execute()
  return sumIn(sums, currency)
}

async function played(database: Database, { id, currency }: Player, from: number) {
  const sums = await database
    .selectFrom('bets')
    .select([
      'currency',
      ({ fn }) => fn.countAll().as('count'),
      sql<string>`cast(sum(stake) as text)`.as('staked'),
      sql<string>`cast(sum(win) as text)`.as('won'),
    ])
    .where('player_id', '=', id)
    .where('wallet', '=', 'main')
    .where('status', '<>', 'refunded')
    .where('placed_at', '>=', from)
    .groupBy('currency')
    .execute()
  return {
    count: sums.reduce((count, each) => count + Number(each.count), 0),
    staked: sumIn(
      sums.map((each) => ({ currency: each.currency, total: each.staked })),
      currency,
    ),
    won: sumIn(
      sums.map((each) => ({ currency: each.currency, total: each.won })),
      currency,
    ),
  }
}

/** A player's deposits, stakes and wins of own money in the rolling period, converted to the player's currency. */
export async function spendingOf(
  database: Database,
  player: Player,
  period: PlayLimitPeriod,
  at: number,
): Promise<Spending> {
  const { currency } = player
  const from = at - lengths[period]
  const { count, staked, won } = await played(database, player, from)
  const money = (amount: bigint) => ({ amount: toAmount(amount, currency), currency })
  return {
    period,
    deposits: money(await paid(database, player, 'deposit', from)),
    withdrawals: money(await paid(database, player, 'withdrawal', from)),
    bets: money(staked),
    wins: money(won),
    net: money(won - staked),
    bets_count: count,
  }
}
