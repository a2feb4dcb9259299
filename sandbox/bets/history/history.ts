import { sql } from 'kysely'
import type { GameHistoryItem } from '../../../schemas/api/entities/games.ts'
import type { Locale } from '../../../schemas/locale.ts'
import { toAmount } from '../../ledger/currencies.ts'
import { toMoment, toMomentOrNull } from '../../timestamp.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import { sportsbookGame } from '../../sportsbook/sportsbook-game.ts'
import type { BetStatus } from '../../tables/bets.ts'
import { readBetDetail } from '../bet-detail.ts'
import { catalogueOf } from '../../catalogue/catalogue.ts'

export interface HistoryWish {
  playerId: number
  /** Placed at this moment or later. */
  from: number
  /** Placed before. */
  until: number
  sysname?: string | undefined
  status?: BetStatus | undefined
  /** Only bets with a smaller number. */
  before?: number | undefined
}

function betsOf({ database }: SandboxContext, wish: HistoryWish) {
  let bets = database
    .selectFrom('bets')
    .where('player_id', '=', wish.playerId)
    .where('placed_at', '>=', wish.from)
    .where('placed_at', '<', wish.until)
  if (wish.sysname !== undefined) bets = bets.where('sysname', '=', wish.sysname)
  if (wish.status !== undefined) bets = bets.where('status', '=', wish.status)
  if (wish.before !== undefined) bets = bets.where('id', '<', wish.before)
  return bets
}

/** How many bets there are. */
export async function countBets(sandbox: SandboxContext, wish: HistoryWish): Promise<number> {
  const { total } = await betsOf(sandbox, wish)
    .select(({ fn }) => fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Bets of a player, newest first. */
export async function readHistory(
  sandbox: SandboxContext,
  locale: Locale,
  wish: HistoryWish,
  { count, offset }: { count: number; offset: number },
): Promise<GameHistoryItem[]> {
  const { bySysname } = await catalogueOf(sandbox)
  const rows = await betsOf(sandbox, wish)
    .select([
      'id',
      'sysname',
      'game_type',
      'currency',
      'purse',
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
    const { id, sysname, currency, purse } = row
    const known = sysname === sportsbookGame.sysname ? sportsbookGame : bySysname.get(sysname)
    return {
      id,
      game: { sysname, name: known?.name ?? sysname },
      provider: known && 'provider' in known ? known.provider : (known?.name ?? ''),
      game_type: row.game_type,
      bet: { amount: toAmount(BigInt(row.stake), currency), currency },
      win: { amount: toAmount(BigInt(row.win), currency), currency },
      status: row.status,
      // Play money never bets here.
      balance_type: purse === 'fun' ? 'main' : purse,
      created_at: toMoment(row.placed_at),
      settled_at: toMomentOrNull(row.settled_at),
      details: readBetDetail(row.detail)?.[locale] ?? null,
    }
  })
}
