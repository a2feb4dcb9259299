import { ApiError } from '../../../schemas/api/errors.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import {
  hashRecoveryCode,
  newRecoveryCodes,
  newTotpSecret,
  storedHashes,
  totpAddress,
  totpStepOf,
  withoutCode,
} from '../../../server/contracts/credentials.ts'
import type { SandboxContext } from '../../sandbox-context.ts'
import type { Database, DbTransaction } from '../../tables/database.ts'
import { reportChange } from '../contacts/report-change.ts'
import type { Player } from '../players.ts'
import { assertConfirmed } from './confirmation.ts'
import type { Session } from './sessions.ts'
import { forgetAttempts, limits, takeAttempt } from './throttle.ts'

/** Name of the account in the player's app. */
const issuer = 'Marra'

const subjectOf = ({ id }: Player) => `code:authenticator:${id}`

const appOf = (database: Database, { id }: Player) =>
  database.selectFrom('authenticators').selectAll().where('player_id', '=', id).executeTakeFirst()

/** The player's app, unless its setup has not ended. */
async function confirmedApp(database: Database, player: Player) {
  const app = await appOf(database, player)
  return app?.is_confirmed === 1 ? app : undefined
}

const invalid = (reason: string, message: string) =>
  new ApiError('InvalidRequestException', message, { reason })

export async function readAuthenticator(database: Database, player: Player) {
  const app = await confirmedApp(database, player)
  return {
    is_enabled: app !== undefined,
    recovery_codes_left: app ? storedHashes(app.recovery).length : 0,
  }
}

/** Starts the setup with a new secret, which takes effect with `confirmAuthenticator`. */
export async function beginAuthenticator(sandbox: SandboxContext, session: Session) {
  await assertConfirmed(sandbox, session)
  const { player } = session
  const secret = newTotpSecret()
  const row = { secret, last_step: 0 }
  const { numInsertedOrUpdatedRows } = await sandbox.database
    .insertInto('authenticators')
    .values({ player_id: player.id, is_confirmed: 0, recovery: '[]', ...row })
    .onConflict((conflict) =>
      conflict.column('player_id').doUpdateSet(row).where('authenticators.is_confirmed', '=', 0),
    )
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw invalid('enabled', 'An app is set up already')
  const label = player.phone ?? player.email ?? String(player.id)
  return { secret, address: totpAddress(secret, { issuer, label }) }
}

/** Accepts a code of a time step once, even if two requests send it at the same time. */
async function useStep(database: Database, { id }: Player, step: number | null): Promise<boolean> {
  if (step === null) return false
  const { numUpdatedRows } = await database
    .updateTable('authenticators')
    .set({ last_step: step })
    .where('player_id', '=', id)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

async function setRecoveryCodes(trx: DbTransaction, { id }: Player): Promise<string[]> {
  const codes = newRecoveryCodes()
  const recovery = JSON.stringify(codes.map(hashRecoveryCode))
  await trx
    .updateTable('authenticators')
    .set({ recovery, is_confirmed: 1 })
    .where('player_id', '=', id)
    .execute()
  return codes
}

/** Ends the setup with a code of the app, and returns the recovery codes. */
export async function confirmAuthenticator(
  sandbox: SandboxContext,
  player: Player,
  code: string,
): Promise<string[]> {
  const { database, now } = sandbox
  const app = await appOf(database, player)
  if (app?.is_confirmed !== 0) throw invalid('not_started', 'No setup was started')
  await takeAttempt(sandbox, subjectOf(player), limits.code)
  if (!(await useStep(database, player, totpStepOf(code, app.secret, now()))))
    throw new ApiError('InvalidParameterException', 'The code is wrong', { code: 'invalid' })
  await forgetAttempts(sandbox, subjectOf(player))
  return inTransaction(database, async (trx) => {
    await reportChange(sandbox, trx, { player, change: 'authenticator' })
    return setRecoveryCodes(trx, player)
  })
}

export async function renewRecoveryCodes(sandbox: SandboxContext, session: Session): Promise<string[]> {
  await assertConfirmed(sandbox, session)
  const { player } = session
  if (!(await confirmedApp(sandbox.database, player))) throw invalid('disabled', 'No app is set up')
  return inTransaction(sandbox.database, async (trx) => {
    await reportChange(sandbox, trx, { player, change: 'recoveryCodes' })
    return setRecoveryCodes(trx, player)
  })
}

export async function removeAuthenticator(sandbox: SandboxContext, session: Session): Promise<void> {
  await assertConfirmed(sandbox, session)
  const { player } = session
  await inTransaction(sandbox.database, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('authenticators')
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await reportChange(sandbox, trx, { player, change: 'authenticator' })
  })
}

/** Accepts each recovery code once, even if two requests send it at the same time. */
async function useRecoveryCode(
  database: Database,
  { player_id, recovery }: { player_id: number; recovery: string },
  code: string,
): Promise<boolean> {
  const others = withoutCode(recovery, code)
  if (others === undefined) return false
  const { numUpdatedRows } = await database
    .updateTable('authenticators')
    .set({ recovery: others })
    .where('player_id', '=', player_id)
    .where('recovery', '=', recovery)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/**
 * Checks the login's code of the app, or a recovery code. Returns undefined for a player without an app,
 * and otherwise whether the code is missing, wrong or right.
 */
export async function checkAuthenticator(
  sandbox: SandboxContext,
  player: Player,
  code: string | undefined,
): Promise<'missing' | 'invalid' | 'right' | undefined> {
  const { database, now } = sandbox
  const app = await confirmedApp(database, player)
  if (!app) return undefined
  if (code === undefined) return 'missing'
  await takeAttempt(sandbox, subjectOf(player), limits.code)
  const isRight = /^\d{6}$/.test(code)
    ? await useStep(database, player, totpStepOf(code, app.secret, now()))
    : await useRecoveryCode(database, app, code)
  if (!isRight) return 'invalid'
  await forgetAttempts(sandbox, subjectOf(player))
  return 'right'
}
