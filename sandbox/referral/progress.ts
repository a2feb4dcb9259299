import { sql } from 'kysely'
import type { BetEffect } from '../bets/settled-bet.ts'
import { accountingCurrency, convert, valueIn } from '../ledger/rates.ts'
import type { DepositEffect } from '../payments/credited-deposit.ts'
import { asText } from '../rewards/values.ts'
import type { DbTransaction } from '../tables/database.ts'
import { creditRewards } from './rewards.ts'
import { earliestOpenAt, minimumBets, terms } from './terms.ts'

interface Progress {
  id: number
  inviter_id: number
  deposited_at: number | null
  bets: bigint
}

/**
 * The invitation of a friend who could still meet the terms at `at`. A deposit and a bet at the same time do not
 * overwrite each other's progress: their transactions are serializable, and the later one is repeated.
 */
const openInvitation = (trx: DbTransaction, friendId: number, at: number) =>
  trx
    .selectFrom('referrals')
    .select(['id', 'inviter_id', 'deposited_at', asText('bets').as('bets')])
    .where('friend_id', '=', friendId)
    .where('qualified_at', 'is', null)
    .where('rejected', 'is', null)
    .where('registered_at', '>=', earliestOpenAt(at))

async function saveProgress(
  trx: DbTransaction,
  { id, inviter_id, deposited_at, bets }: Progress,
  at: number,
): Promise<void> {
  const isQualified = deposited_at !== null && bets >= minimumBets
  await trx
    .updateTable('referrals')
    .set({ deposited_at, bets, qualified_at: isQualified ? at : null })
    .where('id', '=', id)
    .execute()
  if (isQualified) await creditRewards(trx, inviter_id, at)
}

/** Counts a deposit of an invited friend. */
export const countFriendDeposit: DepositEffect = async (trx, _sandbox, { player, amount, currency, at }) => {
  if (amount < valueIn(currency, terms.minimumDeposit)) return
  const open = await openInvitation(trx, player.id, at).where('deposited_at', 'is', null).executeTakeFirst()
  if (open) await saveProgress(trx, { ...open, deposited_at: at, bets: BigInt(open.bets) }, at)
}

/** Counts a bet of an invited friend with own money, once it is settled, if it was placed in time. */
export const countFriendBet: BetEffect = async (trx, _sandbox, bet) => {
  const { player, stake, currency, wallet, placedAt, at } = bet
  if (wallet !== 'main' || stake === 0n) return
  const open = await openInvitation(trx, player.id, placedAt)
    .where(sql<boolean>`bets < ${minimumBets}`)
    .executeTakeFirst()
  if (!open) return
  const bets = BigInt(open.bets) + convert(stake, currency, accountingCurrency)
  await saveProgress(trx, { ...open, bets }, at)
}
