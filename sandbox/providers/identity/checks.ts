import type { Selectable } from 'kysely'
import { documentTypes } from '../../../schemas/api/entities/account.ts'
import type { Locale } from '../../locale.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import { hashToken } from '../../accounts/login/sessions.ts'
import { finishVerification, startVerification } from '../../accounts/verification.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { IdentityCheckTable } from '../../tables/providers.ts'

export type Check = Selectable<IdentityCheckTable>
export type CheckStep = Check['step']

/** Time limit of a check, in milliseconds. */
export const checkTtlMs = 30 * 60 * 1000

/** The player's applicant id at the provider; always the same one. */
export async function applicantOf(
  { database, now, random }: SandboxContext,
  playerId: number,
): Promise<string> {
  await database
    .insertInto('identity_applicants')
    .values({ player_id: playerId, applicant_id: random.token().slice(0, 24), created_at: now() })
    .onConflict((conflict) => conflict.column('player_id').doNothing())
    .execute()
  const { applicant_id } = await database
    .selectFrom('identity_applicants')
    .select('applicant_id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return applicant_id
}

/** Opens a check and returns its token, which is not stored. */
export async function openCheck(
  { database, now, random }: SandboxContext,
  { playerId, occasion, locale }: { playerId: number; occasion: string | undefined; locale: Locale },
): Promise<string> {
  const token = random.token()
  const at = now()
  await database
    .insertInto('identity_checks')
    .values({
      token_hash: hashToken(token),
      player_id: playerId,
      external_action_id: occasion ?? null,
      document_type: null,
      step: 'document',
      locale,
      created_at: at,
      expires_at: at + checkTtlMs,
    })
    .execute()
  return token
}

/** The check of a token, while it is valid. */
export async function findCheck(
  { database, now }: SandboxContext,
  token: string,
): Promise<Check | undefined> {
  return database
    .selectFrom('identity_checks')
    .selectAll()
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

/** Documents the provider accepts. */
export const acceptedDocuments = documentTypes.filter((type) => type !== 'cpf')

/** Action of the player, or of the simulated inspector, on the page. */
export type Advance =
  | { to: 'selfie'; documentType: string }
  | { to: 'sent' }
  | { to: 'pending' }
  | { to: 'approved' | 'rejected' }

/** The step each action requires. */
const before = {
  selfie: 'document',
  sent: 'selfie',
  pending: 'sent',
  approved: 'sent',
  rejected: 'sent',
} as const satisfies Record<Advance['to'], CheckStep>

/** Parses the action of a form; undefined if it is unknown. */
export function readAdvance(form: ReadonlyMap<string, string>): Advance | undefined {
  const to = form.get('to')
  if (to === 'selfie') {
    const documentType = acceptedDocuments.find((type) => type === form.get('document_type'))
    return documentType && { to, documentType }
  }
  return to === 'sent' || to === 'pending' || to === 'approved' || to === 'rejected' ? { to } : undefined
}

/** Advances the check by one step; a late or repeated click changes nothing. */
export async function advance(sandbox: SandboxContext, check: Check, step: Advance): Promise<void> {
  await inTransaction(sandbox.database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('identity_checks')
      .set({ step: step.to, ...('documentType' in step && { document_type: step.documentType }) })
      .where('id', '=', check.id)
      .where('step', '=', before[step.to])
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const inside = { ...sandbox, database: trx }
    if (step.to === 'sent') await startVerification(inside, check.player_id)
    if (step.to === 'approved' || step.to === 'rejected')
      await finishVerification(inside, check.player_id, step.to)
  })
}
