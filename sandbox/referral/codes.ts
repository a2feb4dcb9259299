import type { Player } from '../accounts/players.ts'
import { isOnBreak } from '../accounts/restrictions.ts'
import type { RandomSource } from '../random.ts'
import type { Database } from '../tables/database.ts'

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 8

/** The player's code, drawn when it is first needed. */
export async function codeOf(
  database: Database,
  { id }: Pick<Player, 'id'>,
  random: RandomSource,
): Promise<string> {
  const find = () =>
    database.selectFrom('referral_codes').select('code').where('player_id', '=', id).executeTakeFirst()
  for (;;) {
    const known = await find()
    if (known) return known.code
    const code = Array.from({ length }, () => letters[random.integer(letters.length)]).join('')
    await database
      .insertInto('referral_codes')
      .values({ player_id: id, code })
      // Another call may have drawn one since, or the code belongs to another player.
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The player of a code, if that player may invite now. */
export async function inviterOf(database: Database, code: string, at: number): Promise<Player | undefined> {
  const player = await database
    .selectFrom('referral_codes')
    .innerJoin('players', 'players.id', 'referral_codes.player_id')
    .selectAll('players')
    .where('code', '=', code)
    .executeTakeFirst()
  if (!player || !mayInvite(player, at)) return undefined
  return player
}

/** Closed and blocked accounts invite nobody, nor do players on a break. */
export const mayInvite = (player: Player, at: number) =>
  player.is_banned === 0 && player.is_deleted === 0 && !isOnBreak(player, at)
