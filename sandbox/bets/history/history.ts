import type { NumericIds } from '../../calls/numeric-ids.ts'
import { sql } from 'kysely'
import type { GameHistoryItem } from '../../../schemas/api/entities/games.ts'
import type { Locale } from '../../locale.ts'
import { toAmount } from '../../ledger/currencies.ts'
import { toTimestamp, toTimestampOrNull } from '../../timestamp.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { sportsbookGame } from '../../sportsbook/sportsbook-game.ts'
import type { BetStatus } from '../../tables/bets.ts'
import { readBetDetail } from '../bet-detail.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'

export interface HistoryQuery {
  playerId: number
  /** Placed at or after this time. */
  from: number
  /** Placed before this time. */
  until: number
  sysname?: string | undefined
  status?: BetStatus | undefined
  /** Only bets with a smaller id. */
  before?: number | undefined
}

function betsOf({ database }: SandboxContext, query: HistoryQuery) {
  let bets = database
    .selectFrom('bets')
    .where('player_id', '=', query.playerId)
    .where('placed_at', '>=', query.from)
    .where('placed_at', '<', query.until)
  if (query.sysname !== undefined) bets = bets.where('sysname', '=', query.sysname)
  if (query.status !== undefined) bets = bets.where('status', '=', query.status)
  if (query.before !== undefined) bets = bets.where('id', '<', query.before)
  return bets
}

export async function countBets(sandbox: SandboxContext, query: HistoryQuery): Promise<number> {
  const { total } = await betsOf(sandbox, query)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** A player's bets, newest first. */
export async function readHistory(
  sandbox: SandboxContext,
  locale: Locale,
  query: HistoryQuery,
  { count, offset }: { count: number; offset: number },
): Promise<NumericIds<GameHistoryItem>[]> {
  const { bySysname } = await catalogueOf(sandbox)
  const rows = await betsOf(sandbox, query)
    .select([
      'id',
      'sysname',
      'game_type',
      'currency',
      'wallet',
      'status',
      'placed_at',
      'settled_at',
      'detail',
    ])
    .select([sql<string>`cast(stake as text)`.as('stake'), sql<string>`cast(win as text)`.as('win')])
    .orderBy('id', 'desc')
    .limit(count)
    .offset(offset)
    .execute()
  return rows.map((row) => {
    const { id, sysname, currency, wallet } = row
    const known = sysname === sportsbookGame.sysname ? sportsbookGame : bySysname.get(sysname)
    return {
      id,
      game: { sysname, name: known?.name ?? sysname },
      provider: known && 'provider' in known ? known.provider : (known?.name ?? ''),
      game_type: row.game_type,
      bet: { amount: toAmount(BigInt(row.stake), currency), currency },
      win: { amount: toAmount(BigInt(row.win), currency), currency },
      status: row.status,
      // Play money is never recorded as a bet; this narrows the type.
      balance_type: wallet === 'fun' ? 'main' : wallet,
      created_at: toTimestamp(row.placed_at),
      settled_at: toTimestampOrNull(row.settled_at),
      details: readBetDetail(row.detail)?.[locale] ?? null,
    }
  })
}
