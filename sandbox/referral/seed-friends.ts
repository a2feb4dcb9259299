import { inTransaction } from '../../server/contracts/database.ts'
import { findByLogin, type Player } from '../accounts/players.ts'
import { seededName } from '../competitions/public-names.ts'
import { valueIn } from '../ledger/rates.ts'
import { grantBonus } from '../rewards/bonuses.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'
import type { ReferralTable } from '../tables/referral.ts'
import { codeOf } from './codes.ts'
import { minimumBets, terms } from './terms.ts'

const day = 24 * 60 * 60 * 1000
const richPhone = '998901234567'

/** Friends of the demo account, by the days since they registered. They have no accounts. */
const friends: readonly { days: number; outcome: 'rewarded' | 'registered' | 'self' | 'late' }[] = [
  { days: 2, outcome: 'registered' },
  { days: 6, outcome: 'registered' },
  { days: 9, outcome: 'self' },
  { days: 15, outcome: 'rewarded' },
  { days: 24, outcome: 'registered' },
  { days: 38, outcome: 'late' },
  { days: 47, outcome: 'late' },
  { days: 61, outcome: 'late' },
  { days: 66, outcome: 'rewarded' },
  { days: 75, outcome: 'self' },
  { days: 82, outcome: 'late' },
  { days: 90, outcome: 'late' },
]

/** Grants the wagered bonus of a reward. It predates the account's first ledger entry, so no money is moved for it. */
async function addReward(trx: DbTransaction, player: Player, friendId: number, at: number): Promise<void> {
  const { id: playerId, currency } = player
  const amount = valueIn(currency, terms.reward)
  const reference = `referral:${friendId}`
  const bonus = await grantBonus(trx, { playerId, kind: 'referral', currency, amount, reference, at })
  await trx
    .updateTable('bonuses')
    .set((columns) => ({
      status: 'completed',
      wagering_done: columns.ref('wagering_required'),
      activated_at: at,
      ended_at: at + 5 * day,
    }))
    .where('id', '=', bonus)
    .execute()
}

/** Gives the demo account friends, once. */
export async function seedFriends({ database, now, random }: SandboxContext): Promise<void> {
  const at = now()
  const player = await findByLogin(database, richPhone)
  if (!player) return
  const { id, currency } = player
  await inTransaction(database, async (trx) => {
    const known = await trx
      .selectFrom('referral_codes')
      .select('code')
      .where('player_id', '=', id)
      .executeTakeFirst()
    if (known) return
    await codeOf(trx, player, random)
    const rows = friends.toReversed().map(({ days, outcome }): ReferralRow => {
      const registeredAt = at - days * day
      const rewardedAt = outcome === 'rewarded' ? registeredAt + 3 * day : null
      return {
        inviter_id: id,
        friend_id: null,
        name: seededName(`friend:${days}`),
        registered_at: registeredAt,
        deposited_at: rewardedAt,
        bets: rewardedAt === null ? 0n : minimumBets,
        qualified_at: rewardedAt,
        rewarded_at: rewardedAt,
        reward: rewardedAt === null ? 0n : valueIn(currency, terms.reward),
        currency,
        rejected: outcome === 'self' ? 'self' : null,
      }
    })
    const added = await trx.insertInto('referrals').values(rows).returning(['id', 'rewarded_at']).execute()
    for (const { id: friendId, rewarded_at: rewardedAt } of added)
      if (rewardedAt !== null) await addReward(trx, player, friendId, rewardedAt)
  })
}

type ReferralRow = Omit<ReferralTable, 'id' | 'bets' | 'reward'> & { bets: bigint; reward: bigint }
