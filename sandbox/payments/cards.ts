import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { DepositMethod, PaymentCard } from '../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database, DbTransaction } from '../tables/database.ts'
import type { DepositEffect } from './credited-deposit.ts'
import { destination, grouped, maskRequisites, type RequisiteValues } from './requisites.ts'
import { fingerprintOf, forgetUnconfirmed, saveRequisites } from './saved-requisites.ts'

const brands: ReadonlyMap<string, string> = new Map([
  ['uzcard', 'Uzcard'],
  ['humo', 'Humo'],
  ['visa', 'Visa'],
  ['mastercard', 'Mastercard'],
])

/** A card as the provider knows it, without its number. */
const NewCard = Type.Object({ fingerprint: Type.String(), masked: Type.String(), expires: Type.String() })

/** YYYY-MM of a card's MM/YY; null if it is none. */
function monthOf(expiry: string): string | null {
  const [, month, year] = /^(0[1-9]|1[0-2])\D?(\d{2})$/.exec(expiry) ?? []
  return month === undefined || year === undefined ? null : `20${year}-${month}`
}

const monthAt = (at: number) => new Date(at).toISOString().slice(0, 7)

function isExpired({ expires }: { expires: string }, at: number): boolean {
  return expires < monthAt(at)
}

const ofPlayer = (database: Database, playerId: number) =>
  database
    .selectFrom('payment_cards')
    .select(['id', 'method', 'masked', 'expires'])
    .where('player_id', '=', playerId)

/** A player's saved cards, the last used one first. */
export async function readCards(database: Database, playerId: number, at: number): Promise<PaymentCard[]> {
  const rows = await ofPlayer(database, playerId).orderBy('used_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(({ id, method, masked, expires }) => ({
    id,
    method,
    brand: brands.get(method) ?? method,
    masked: grouped(masked),
    expires: `${expires.slice(5)}/${expires.slice(2, 4)}`,
    status: isExpired({ expires }, at) ? 'expired' : 'ready',
  }))
}

/**
 * Removes a card; throws if the player has none with this id. Withdrawals keep its details only if the player has
 * confirmed them there.
 */
export async function removeCard(database: Database, playerId: number, id: number): Promise<void> {
  await inTransaction(database, async (trx) => {
    const card = await trx
      .deleteFrom('payment_cards')
      .where('player_id', '=', playerId)
      .where('id', '=', id)
      .returning(['method', 'fingerprint'])
      .executeTakeFirst()
    if (!card) throw new ApiError('InvalidParameterException', 'No such card', { id: 'unknown' })
    await forgetUnconfirmed(trx, playerId, card)
  })
}

interface CardUse {
  playerId: number
  method: DepositMethod
  id: number
  at: number
}

/** The masked details of the card that pays; throws if it cannot be used. Moves it to the front. */
export async function useCard(
  trx: DbTransaction,
  { playerId, method, id, at }: CardUse,
): Promise<Record<string, string>> {
  const card = await ofPlayer(trx, playerId)
    .where('id', '=', id)
    .where('method', '=', method.sysname)
    .executeTakeFirst()
  if (!card || method.saved_cards === undefined)
    throw new ApiError('InvalidParameterException', 'No such card', { card_id: 'unknown' })
  if (isExpired(card, at))
    throw new ApiError('InvalidParameterException', 'The card has expired', { card_id: 'expired' })
  await trx.updateTable('payment_cards').set({ used_at: at }).where('id', '=', id).execute()
  return { card_number: card.masked }
}

/** Describes the card of the requisites, to save it later; throws if its expiry is missing or over. */
export async function describeCard(
  sandbox: SandboxContext,
  method: DepositMethod,
  requisites: RequisiteValues,
  at: number,
): Promise<string> {
  if (method.saved_cards === undefined)
    throw new ApiError('InvalidParameterException', 'The method saves no cards', { save_card: 'unsupported' })
  const number = destination(method, requisites)
  const expires = monthOf(requisites['card_expiry'] ?? '')
  const problem = expires === null ? 'format' : isExpired({ expires }, at) ? 'expired' : undefined
  if (expires === null || problem !== undefined)
    throw new ApiError('InvalidParameterException', 'The expiry is wrong', { card_expiry: problem })
  const { card_number: masked = '' } = maskRequisites({ card_number: number })
  const fingerprint = await fingerprintOf(sandbox, { card_number: number })
  return JSON.stringify({ fingerprint, masked, expires })
}

/**
 * Saves the card of a successful deposit, if the player wanted it, for deposits and withdrawals; a known one gets its
 * new expiry. The first payout to it must still be confirmed.
 */
export const saveCard: DepositEffect = async (trx, { random }, { player, transactionId, savesCard, at }) => {
  if (savesCard === null) return
  const { method } = await trx
    .selectFrom('transactions')
    .select('method')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow()
  const { fingerprint, masked, expires } = Value.Parse(NewCard, JSON.parse(savesCard))
  await trx
    .insertInto('payment_cards')
    .values({
      player_id: player.id,
      method,
      token: random.token(),
      fingerprint,
      masked,
      expires,
      used_at: at,
    })
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'method', 'fingerprint']).doUpdateSet({ expires, used_at: at }),
    )
    .execute()
  const requisites = { method: { sysname: method }, fingerprint, masked: { card_number: masked } }
  await saveRequisites(trx, { playerId: player.id, ...requisites, at }, { isConfirmed: false })
}
