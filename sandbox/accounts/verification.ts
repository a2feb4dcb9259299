import { ApiError } from '../../schemas/api/errors.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Player } from './players.ts'
import { isReadyForVerification } from './profiles.ts'
import type { Database } from '../tables/database.ts'

/** Refuses a player whose profile lacks what an identity check starts from. */
export async function assertReadyForVerification(database: Database, player: Player): Promise<void> {
  if (!(await isReadyForVerification(database, player)))
    throw new ApiError('KycUserProfileException', 'The profile lacks a name or the day of birth')
}

/** Says that documents were handed in. A player whose identity is confirmed stays confirmed. */
export async function startVerification({ database }: SandboxContext, playerId: number): Promise<void> {
  await database
    .updateTable('players')
    .set({ is_on_verification: 1 })
    .where('id', '=', playerId)
    .where('is_verified', '=', 0)
    .execute()
}

/** Ends the check: approved confirms the identity and lets withdrawals go on. */
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
