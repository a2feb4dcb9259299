import { ApiError } from '../../schemas/api/errors.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Player } from './players.ts'
import { isReadyForVerification } from './profiles.ts'
import type { Database } from '../tables/database.ts'

/** Rejects a player whose profile lacks the fields an identity check requires. */
export async function assertReadyForVerification(database: Database, player: Player): Promise<void> {
  if (!(await isReadyForVerification(database, player)))
    throw new ApiError('KycUserProfileException', 'The profile lacks a name or the day of birth')
}

/** Records that documents were submitted. A verified player stays verified. */
export async function startVerification({ database }: SandboxContext, playerId: number): Promise<void> {
  await database
    .updateTable('players')
    .set({ is_on_verification: 1 })
    .where('id', '=', playerId)
    .where('is_verified', '=', 0)
    .execute()
}

/** Ends the check; approval confirms the identity and unblocks withdrawals. */
export async function finishVerification(
  { database }: SandboxContext,
  playerId: number,
  result: 'approved' | 'rejected',
): Promise<void> {
  const isApproved = result === 'approved'
  await database
    .updateTable('players')
    .set({
      is_on_verification: 0,
      is_verified: isApproved ? 1 : 0,
      ...(isApproved && { is_kyc_block_enabled: 0 as const }),
    })
    .where('id', '=', playerId)
    .execute()
}
