import type { StudioContext } from '../studio-context.ts'

/** Ends all access tokens of a user. */
export async function revokeTokensOf(
  { database, now }: Pick<StudioContext, 'database' | 'now'>,
  userId: number,
): Promise<void> {
  await database
    .updateTable('access_tokens')
    .set({ revoked_at: now() })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}
