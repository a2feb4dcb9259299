import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import type { Booking } from '../ledger/ledger.ts'
import type { DepositEffect } from '../payments/deposit-effects.ts'
import type { Database } from '../sandbox-context.ts'
import type { OfferDefinition } from './offer-definition.ts'
import { giveOffer } from './offer-grants.ts'
import { faultOf, periodOf } from './offer-terms.ts'
import { offers } from './offers.ts'
import { valueIn } from './values.ts'

const refusal = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { offer_id: rule })

/**
 * Writes down that a player takes an offer, at most once in its period. Answers the number of the taking;
 * undefined when he has it already.
 */
async function noteTaking(
  booking: Booking,
  player: Player,
  offer: OfferDefinition,
  status: 'waiting' | 'granted',
  at: number,
): Promise<number | undefined> {
  const taking = await booking
    .insertInto('offer_takings')
    .values({
      player_id: player.id,
      offer_id: offer.id,
      period: periodOf(offer, at),
      status,
      taken_at: at,
      granted_at: status === 'granted' ? at : null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'offer_id', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return taking?.id
}

/** Takes an offer of which nothing is asked any more, and gives what it gives; false when it is taken. */
export async function takeAtOnce(
  booking: Booking,
  player: Player,
  offer: OfferDefinition,
  at: number,
): Promise<boolean> {
  const id = await noteTaking(booking, player, offer, 'granted', at)
  if (id === undefined) return false
  await giveOffer(booking, offer, { player, reference: `offer:${id}`, at })
  return true
}

/** Takes a deposit offer for the next deposit, in place of one that waits; false when it is taken. */
export async function takeForDeposit(
  booking: Booking,
  player: Player,
  offer: OfferDefinition,
  at: number,
): Promise<boolean> {
  await booking
    .deleteFrom('offer_takings')
    .where('player_id', '=', player.id)
    .where('status', '=', 'waiting')
    .where('offer_id', '!=', offer.id)
    .execute()
  return (await noteTaking(booking, player, offer, 'waiting', at)) !== undefined
}

/** Takes an offer by its number. */
export async function takeOffer(
  booking: Booking,
  player: Player,
  offerId: number,
  at: number,
): Promise<void> {
  const offer = offers.find(({ id, isListed }) => id === offerId && isListed)
  if (!offer) throw refusal('unknown', 'No such offer')
  if (offer.action === 'promo_code') throw refusal('promoCode', 'This offer asks for a promo code')
  const fault = await faultOf(booking, player, offer, at)
  if (fault === 'needsDeposit')
    throw new ApiError('UserNeedDepositException', 'This offer is for players who have made a deposit')
  if (fault !== undefined) throw refusal(fault, 'The player does not meet the terms of this offer')
  const take = offer.action === 'deposit' ? takeForDeposit : takeAtOnce
  if (!(await take(booking, player, offer, at))) throw refusal('taken', 'This offer is taken already')
}

/** Offers that a player has in their present period. */
export async function readTaken(database: Database, playerId: number, at: number): Promise<Set<number>> {
  const rows = await database
    .selectFrom('offer_takings')
    .select(['offer_id', 'period'])
    .where('player_id', '=', playerId)
    .execute()
  const taken = offers.filter((offer) =>
    rows.some(({ offer_id, period }) => offer_id === offer.id && period === periodOf(offer, at)),
  )
  return new Set(taken.map(({ id }) => id))
}

async function waitingOffer(booking: Booking, playerId: number): Promise<number | undefined> {
  const waiting = await booking
    .selectFrom('offer_takings')
    .select('offer_id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return waiting?.offer_id
}

/**
 * Gives what the offer of a deposit gives: the one that was chosen with it, else the one that the player
 * took before. One whose terms the deposit does not meet waits on.
 */
export const grantDepositOffer: DepositEffect = async (booking, _sandbox, deposit) => {
  const { player, transactionId, amount, currency, offerId, at } = deposit
  const wanted = offerId > 0 ? offerId : await waitingOffer(booking, player.id)
  const offer = offers.find(({ id, action }) => id === wanted && action === 'deposit')
  if (!offer) return
  const { method } = await booking
    .selectFrom('transactions')
    .select('method')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow()
  if (offer.excludedMethods.includes(method)) return
  if (offer.minimum !== null && amount < valueIn(currency, offer.minimum)) return
  if (await faultOf(booking, player, offer, at, transactionId)) return
  await booking
    .deleteFrom('offer_takings')
    .where('player_id', '=', player.id)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'waiting')
    .execute()
  if ((await noteTaking(booking, player, offer, 'granted', at)) === undefined) return
  await giveOffer(booking, offer, { player, reference: `deposit:${transactionId}`, at, deposit: amount })
}
