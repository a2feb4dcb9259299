import { asText } from '../rewards/values.ts'
import type { LoyaltyMemberTable } from '../tables/loyalty.ts'
import { levelOf, type Level } from './levels.ts'
import { notify } from './notifications.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

export type Member = Omit<LoyaltyMemberTable, 'player_id' | 'joined_at' | 'unpaid_stake'> & {
  unpaid_stake: bigint
}

const newMember: Member = { points: 0, experience: 0, unpaid_stake: 0n, character_id: null }

/** A player's loyalty status; the initial one for a player without points. */
export async function readMember(database: Database, playerId: number): Promise<Member> {
  const row = await database
    .selectFrom('loyalty_members')
    .select(['points', 'experience', 'character_id', asText('unpaid_stake').as('unpaid_stake')])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return row ? { ...row, unpaid_stake: BigInt(row.unpaid_stake) } : newMember
}

/** Saves a player's loyalty status. */
export async function saveMember(
  trx: DbTransaction,
  playerId: number,
  changes: Partial<Member>,
  at: number,
): Promise<void> {
  await trx
    .insertInto('loyalty_members')
    .values({ player_id: playerId, ...newMember, ...changes, joined_at: at })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(changes))
    .execute()
}

export async function levelOfPlayer(database: Database, playerId: number): Promise<Level> {
  return levelOf((await readMember(database, playerId)).experience)
}

/** Grants points, which count as experience too, and sends a notification if a new level is reached. */
export async function givePoints(
  trx: DbTransaction,
  playerId: number,
  points: number,
  at: number,
  unpaid_stake?: bigint,
): Promise<void> {
  const member = await readMember(trx, playerId)
  const experience = member.experience + points
  await saveMember(
    trx,
    playerId,
    {
      points: member.points + points,
      experience,
      ...(unpaid_stake === undefined ? {} : { unpaid_stake }),
    },
    at,
  )
  const { level } = levelOf(experience)
  if (level > levelOf(member.experience).level)
    await notify(trx, { playerId, reason: 'level', subjectId: level, at })
}
