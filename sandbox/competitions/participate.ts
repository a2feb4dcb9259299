import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Player } from '../accounts/players.ts'
import { assertMayPlay } from '../accounts/restrictions.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { countChange } from './tallies.ts'
import { seriesOf } from './tournament-series.ts'
import type { DbTransaction } from '../tables/database.ts'

async function hasDeposited(trx: DbTransaction, playerId: number): Promise<boolean> {
  const deposit = await trx
    .selectFrom('transactions')
    .select('id')
    .where('player_id', '=', playerId)
    .where('type', '=', 'deposit')
    .where('status', '=', 'success')
    .limit(1)
    .executeTakeFirst()
  return deposit !== undefined
}

/** Enters a player into a running or upcoming tournament. Idempotent. */
export async function participate(
  { database, now }: SandboxContext,
  player: Player,
  tournamentId: number,
): Promise<void> {
  const at = now()
  await inTransaction(database, async (trx) => {
    const tournament = await trx
      .selectFrom('tournaments')
      .selectAll()
      .where('id', '=', tournamentId)
      .executeTakeFirst()
    if (!tournament)
      throw new ApiError('InvalidParameterException', 'No such tournament', { tournament_id: 'unknown' })
    if (tournament.finished_at <= at)
      throw new ApiError('InvalidRequestException', 'The tournament is over', { reason: 'finished' })
    await assertMayPlay(trx, player, at)
    const { isVerifiedOnly, isDepositRequired } = seriesOf(tournament.series)
    if (isVerifiedOnly && player.is_verified === 0)
      throw new ApiError('KycUserProfileException', 'Only for players with confirmed identity')
    if (isDepositRequired && !(await hasDeposited(trx, player.id)))
      throw new ApiError('UserNeedDepositException', 'Only for players who have deposited')
    const entered = await trx
      .insertInto('tournament_players')
      .values({ tournament_id: tournamentId, player_id: player.id, points: 0, joined_at: at, reached_at: at })
      .onConflict((conflict) => conflict.columns(['tournament_id', 'player_id']).doNothing())
      .executeTakeFirstOrThrow()
    if (entered.numInsertedOrUpdatedRows === 1n)
      await countChange(trx, { tournamentId, playerId: player.id, from: null, to: 0 })
  })
}
