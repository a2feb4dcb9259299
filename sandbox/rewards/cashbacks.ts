import { sql, type Insertable } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Player } from '../accounts/players.ts'
import { postEntry, playerOwner } from '../ledger/ledger.ts'
import { sumIn } from '../ledger/rates.ts'
import { automaticCashbackLevel } from '../loyalty/levels.ts'
import { levelOfPlayer } from '../loyalty/members.ts'
import { periodAt, type Span } from '../responsible/periods.ts'
import type { CashbackTable } from '../tables/rewards.ts'
import { readBoost } from './cashback-boosts.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

const week = 7 * 24 * 60 * 60 * 1000
/** Time within which a cashback can be collected. */
const receivingTime = week
/** Past weeks to catch up on after an absence. */
const weeksBack = 4

const apiError = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { cashback_id: rule })

/**
 * Net loss of own money in bets settled within a period, in the player's currency; zero for a net win. A loss in
 * one currency and a win in another offset each other.
 */
async function lossesIn(database: Database, player: Player, { from, until }: Span): Promise<bigint> {
  const sums = await database
    .selectFrom('bets')
    .select(['currency', sql<string>`cast(sum(stake - win) as text)`.as('total')])
    .where('player_id', '=', player.id)
    .where('wallet', '=', 'main')
    .where('status', 'in', ['won', 'lost'])
    .where('settled_at', '>=', from)
    .where('settled_at', '<', until)
    .groupBy('currency')
    .execute()
  const losses = sumIn(sums, player.currency)
  return losses > 0n ? losses : 0n
}

async function pay(
  trx: DbTransaction,
  cashback: { id: number; playerId: number; currency: string; amount: bigint },
  at: number,
): Promise<void> {
  const { id, playerId, currency, amount } = cashback
  await postEntry(trx, {
    reference: `cashback:${id}`,
    kind: 'cashback',
    at,
    postings: [
      { owner: 'house', wallet: 'main', currency, amount: -amount },
      { owner: playerOwner(playerId), wallet: 'main', currency, amount },
    ],
  })
}

async function addCashback(trx: DbTransaction, cashback: Insertable<CashbackTable>): Promise<number> {
  const { id } = await trx.insertInto('cashbacks').values(cashback).returning('id').executeTakeFirstOrThrow()
  return id
}

/** Recalculates the cashback of one week, and closes it once the week is over. */
async function countWeek(trx: DbTransaction, player: Player, span: Span, at: number): Promise<void> {
  const known = await trx
    .selectFrom('cashbacks')
    .select(['id', 'status'])
    .where('player_id', '=', player.id)
    .where('period_start', '=', span.from)
    .executeTakeFirst()
  if (known && known.status !== 'pending') return
  const losses = await lossesIn(trx, player, span)
  const { level, cashback } = await levelOfPlayer(trx, player.id)
  const percent = cashback + (await readBoost(trx, player.id, span.from))
  const amount = (losses * BigInt(percent)) / 10_000n
  if (amount === 0n) {
    if (known) await trx.deleteFrom('cashbacks').where('id', '=', known.id).execute()
    return
  }
  const isOver = span.until <= at
  const isPaid = isOver && level >= automaticCashbackLevel
  const { currency } = player
  const counted = {
    currency,
    status: isPaid ? ('paid_out' as const) : isOver ? ('active' as const) : ('pending' as const),
    amount,
    losses,
    percent,
    receiving_expired_at: level >= automaticCashbackLevel ? null : span.until + receivingTime,
    paid_out_at: isPaid ? at : null,
  }
  const id =
    known?.id ??
    (await addCashback(trx, {
      player_id: player.id,
      ...counted,
      period_start: span.from,
      period_end: span.until,
    }))
  if (known) await trx.updateTable('cashbacks').set(counted).where('id', '=', id).execute()
  if (isPaid) await pay(trx, { id, playerId: player.id, currency, amount }, at)
}

/** Brings a player's cashbacks up to date. */
export async function updateCashbacks(database: Database, player: Player, at: number): Promise<void> {
  await inTransaction(database, async (trx) => {
    const present = periodAt('week', at)
    for (let back = weeksBack; back >= 0; back -= 1) {
      const span = { from: present.from - back * week, until: present.until - back * week }
      if (span.until > player.created_at) await countWeek(trx, player, span, at)
    }
    await trx
      .updateTable('cashbacks')
      .set({ status: 'expired' })
      .where('player_id', '=', player.id)
      .where('status', '=', 'active')
      .where('receiving_expired_at', '<=', at)
      .execute()
  })
}

/** Ends an active cashback exactly once: of concurrent payout and removal only one succeeds. */
async function close(
  trx: DbTransaction,
  { id, playerId, at }: CashbackChoice,
  change: { status: 'paid_out'; paid_out_at: number } | { status: 'removed' },
): Promise<{ amount: bigint; currency: string }> {
  const closed = await trx
    .updateTable('cashbacks')
    .set(change)
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .where('status', '=', 'active')
    .where((is) => is.or([is('receiving_expired_at', 'is', null), is('receiving_expired_at', '>', at)]))
    .returning(['currency', sql<string>`cast(amount as text)`.as('amount')])
    .executeTakeFirst()
  if (closed) return { ...closed, amount: BigInt(closed.amount) }
  const known = await trx
    .selectFrom('cashbacks')
    .select('id')
    .where('id', '=', id)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  throw known
    ? apiError('status', 'This cashback does not wait to be received')
    : apiError('unknown', 'No such cashback')
}

export interface CashbackChoice {
  playerId: number
  id: number
  at: number
}

/** Pays an active cashback into the main balance. */
export async function payCashback(trx: DbTransaction, choice: CashbackChoice): Promise<void> {
  const paid = await close(trx, choice, { status: 'paid_out', paid_out_at: choice.at })
  await pay(trx, { id: choice.id, playerId: choice.playerId, ...paid }, choice.at)
}

/** Declines an active cashback. */
export async function removeCashback(trx: DbTransaction, choice: CashbackChoice): Promise<void> {
  await close(trx, choice, { status: 'removed' })
}
