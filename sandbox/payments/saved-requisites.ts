import { createHmac } from 'node:crypto'
import type { SavedRequisite } from '../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { secretOf } from '../accounts/secrets.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { destination, grouped, parseRequisites, type RequisiteValues } from './requisites.ts'
import type { PayoutMethod } from './methods.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

const maxShown = 5

/**
 * Keyed hash that identifies full payment details without storing them. Queries the database itself, so do
 * not call it in a transaction.
 */
export async function fingerprintOf(sandbox: SandboxContext, requisites: RequisiteValues): Promise<string> {
  const fields = Object.entries(requisites).sort(([first], [second]) => (first < second ? -1 : 1))
  return createHmac('sha256', await secretOf(sandbox, 'requisites'))
    .update(JSON.stringify(fields))
    .digest('hex')
}

const ofPlayer = (database: Database, playerId: number) =>
  database
    .selectFrom('saved_requisites')
    .select(['id', 'method', 'requisites', 'status', 'confirmed_at'])
    .where('player_id', '=', playerId)

/** A player's saved payment details by method: those confirmed by a payout first, most recently used first. */
export async function savedRequisites(
  database: Database,
  playerId: number,
  method: PayoutMethod,
): Promise<SavedRequisite[]> {
  const rows = await ofPlayer(database, playerId)
    .where('method', '=', method.sysname)
    .orderBy((where) => where('confirmed_at', 'is', null))
    .orderBy('used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxShown)
    .execute()
  return rows.map(({ id, requisites, status }) => ({
    id,
    masked: grouped(destination(method, parseRequisites(requisites))),
    status,
  }))
}

/** The masked payment details with this id, and whether they are confirmed; throws if they cannot be used. */
export async function usableRequisites(
  database: Database,
  playerId: number,
  method: PayoutMethod,
  id: number,
): Promise<{ masked: Record<string, string>; isConfirmed: boolean }> {
  const saved = await ofPlayer(database, playerId)
    .where('id', '=', id)
    .where('method', '=', method.sysname)
    .executeTakeFirst()
  if (!saved)
    throw new ApiError('InvalidParameterException', 'No such requisites', { saved_requisite_id: 'unknown' })
  if (saved.status === 'on_verification')
    throw new ApiError('RequisitesOnVerificationException', 'These requisites are being checked')
  if (saved.status === 'validation_required')
    throw new ApiError('RequisitesValidationRequiredException', 'These requisites must be confirmed first')
  return { masked: parseRequisites(saved.requisites), isConfirmed: saved.confirmed_at !== null }
}

interface UsedRequisites {
  playerId: number
  method: Pick<PayoutMethod, 'sysname'>
  fingerprint: string
  masked: RequisiteValues
  at: number
}

/** Whether the player has confirmed payouts to these payment details. */
export async function areConfirmed(
  database: Database,
  { playerId, method, fingerprint }: Pick<UsedRequisites, 'playerId' | 'method' | 'fingerprint'>,
): Promise<boolean> {
  const saved = await ofPlayer(database, playerId)
    .where('method', '=', method.sysname)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  return saved !== undefined && saved.confirmed_at !== null
}

/** Payouts to saved payment details need no other confirmation from now on. */
export async function confirmRequisites(trx: DbTransaction, id: number, at: number): Promise<void> {
  await trx.updateTable('saved_requisites').set({ confirmed_at: at }).where('id', '=', id).execute()
}

/** Removes the payment details of a removed card, unless the player has confirmed them by a withdrawal. */
export async function forgetUnconfirmed(
  trx: DbTransaction,
  playerId: number,
  { method, fingerprint }: { method: string; fingerprint: string },
): Promise<void> {
  await trx
    .deleteFrom('saved_requisites')
    .where('player_id', '=', playerId)
    .where('method', '=', method)
    .where('fingerprint', '=', fingerprint)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Saves the masked payment details once, and moves them to the front. Confirmed ones stay so. */
export async function saveRequisites(
  trx: DbTransaction,
  { playerId, method, fingerprint, masked, at }: UsedRequisites,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<void> {
  const use = { used_at: at, ...(isConfirmed && { confirmed_at: at }) }
  await trx
    .insertInto('saved_requisites')
    .values({
      player_id: playerId,
      method: method.sysname,
      fingerprint,
      requisites: JSON.stringify(masked),
      status: 'ready',
      ...use,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'method', 'fingerprint']).doUpdateSet(use))
    .execute()
}
