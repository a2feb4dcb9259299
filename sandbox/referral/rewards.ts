import { inTransaction } from '../../server/contracts/database.ts'
import { valueIn } from '../ledger/rates.ts'
import { periodAt } from '../responsible/periods.ts'
import { grantBonus } from '../rewards/bonuses.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database, DbTransaction } from '../tables/database.ts'
import { mayInvite } from './codes.ts'
import { hasOneOf, mailboxesOf } from './invitations.ts'
import { terms } from './terms.ts'

/** Number of rewards for friends who met the terms in the month of a timestamp. */
async function rewardsOfMonth(trx: DbTransaction, inviterId: number, qualifiedAt: number): Promise<number> {
  const month = periodAt('month', qualifiedAt)
  const { total } = await trx
    .selectFrom('referrals')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('inviter_id', '=', inviterId)
    .where('rewarded_at', 'is not', null)
    .where('qualified_at', '>=', month.from)
    .where('qualified_at', '<', month.until)
    .executeTakeFirstOrThrow()
  return Number(total)
}

const waitingRewards = (database: Database) =>
  database
    .selectFrom('referrals')
    .where('qualified_at', 'is not', null)
    .where('rewarded_at', 'is', null)
    .where('rejected', 'is', null)

/**
 * Credits the rewards for friends who have met the terms, each once. Those of a player on a break wait for its
 * end: nobody is rewarded for inviting while they must not play. The transaction is serializable, so two of them at
 * the same time do not pass the limit of the month.
 */
export async function creditRewards(trx: DbTransaction, inviterId: number, at: number): Promise<void> {
  const inviter = await trx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', inviterId)
    .executeTakeFirstOrThrow()
  if (!mayInvite(inviter, at)) return
  const waiting = await waitingRewards(trx)
    .select(['referrals.id', 'friend_id', 'qualified_at'])
    .where('inviter_id', '=', inviterId)
    .orderBy('qualified_at')
    .orderBy('referrals.id')
    .execute()
  if (waiting.length === 0) return
  const own = await mailboxesOf(trx, inviterId)
  const { currency } = inviter
  for (const { id, friend_id: friendId, qualified_at: qualifiedAt } of waiting) {
    const change = trx.updateTable('referrals').where('id', '=', id)
    if (friendId !== null && (await hasOneOf(trx, friendId, own)))
      await change.set({ rejected: 'self' }).execute()
    else if ((await rewardsOfMonth(trx, inviterId, qualifiedAt ?? at)) >= terms.monthlyLimit)
      await change.set({ rejected: 'limit' }).execute()
    else {
      const amount = valueIn(currency, terms.reward)
      const reference = `referral:${id}`
      await change.set({ rewarded_at: at, reward: amount, currency }).execute()
      await grantBonus(trx, { playerId: inviterId, kind: 'referral', currency, amount, reference, at })
    }
  }
}

/** Credits the rewards that have waited for the end of a break. */
export async function creditDueRewards({ database, now }: SandboxContext): Promise<void> {
  const at = now()
  const inviters = await database
    .selectFrom('players')
    .selectAll()
    .where('id', 'in', waitingRewards(database).select('inviter_id'))
    .where('is_banned', '=', 0)
    .where('is_deleted', '=', 0)
    .where('is_excluded_for_good', '=', 0)
    .execute()
  for (const inviter of inviters)
    if (mayInvite(inviter, at)) await inTransaction(database, (trx) => creditRewards(trx, inviter.id, at))
}
