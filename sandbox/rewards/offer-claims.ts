import { ApiError } from '../../schemas/api/errors.ts'
import type { Player } from '../accounts/players.ts'
import type { OfferDefinition } from './offer-definition.ts'
import { giveOffer } from './offer-grants.ts'
import { ineligibilityOf, periodOf } from './offer-terms.ts'
import { offers } from './offers.ts'
import type { DbTransaction, Database } from '../tables/database.ts'
import type { DepositEffect } from '../payments/credited-deposit.ts'
import { valueIn } from '../ledger/rates.ts'

const apiError = (rule: string, message: string) =>
  new ApiError('InvalidParameterException', message, { offer_id: rule })

/**
 * Records that a player claims an offer, at most once per period. Returns the id of the claim; undefined if
 * the player has already claimed it.
 */
async function recordClaim(
  trx: DbTransaction,
  player: Player,
  offer: OfferDefinition,
  status: 'waiting' | 'granted',
  at: number,
): Promise<number | undefined> {
  const taking = await trx
    .insertInto('offer_claims')
    .values({
      player_id: player.id,
      offer_id: offer.id,
      period: periodOf(offer, at),
      status,
      claimed_at: at,
      granted_at: status === 'granted' ? at : null,
    })
    .onConflict((conflict) => conflict.columns(['player_id', 'offer_id', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return taking?.id
}

/** Claims an offer that has no further conditions and grants it at once; false if it is already claimed. */
export async function claimImmediately(
  trx: DbTransaction,
  player: Player,
  offer: OfferDefinition,
  at: number,
): Promise<boolean> {
  const id = await recordClaim(trx, player, offer, 'granted', at)
  if (id === undefined) return false
  await giveOffer(trx, offer, { player, reference: `offer:${id}`, at })
  return true
}

/** Claims a deposit offer for the next deposit, replacing one already waiting; false if it is already claimed. */
export async function claimForDeposit(
  trx: DbTransaction,
  player: Player,
  offer: OfferDefinition,
  at: number,
): Promise<boolean> {
  await trx
    .deleteFrom('offer_claims')
    .where('player_id', '=', player.id)
    .where('status', '=', 'waiting')
    .where('offer_id', '!=', offer.id)
    .execute()
  return (await recordClaim(trx, player, offer, 'waiting', at)) !== undefined
}

/** Claims an offer by its id. */
export async function claimOffer(
  trx: DbTransaction,
  player: Player,
  offerId: number,
  at: number,
): Promise<void> {
  const offer = offers.find(({ id, isListed }) => id === offerId && isListed)
  if (!offer) throw apiError('unknown', 'No such offer')
  if (offer.action === 'promo_code') throw apiError('promoCode', 'This offer asks for a promo code')
  const ineligibility = await ineligibilityOf(trx, player, offer, at)
  if (ineligibility === 'needsDeposit')
    throw new ApiError('UserNeedDepositException', 'This offer is for players who have made a deposit')
  if (ineligibility !== undefined)
    throw apiError(ineligibility, 'The player does not meet the terms of this offer')
  const take = offer.action === 'deposit' ? claimForDeposit : claimImmediately
  if (!(await take(trx, player, offer, at))) throw apiError('taken', 'This offer is taken already')
}

/** Offers that a player has claimed in their current period. */
export async function readClaimedOffers(
  database: Database,
  playerId: number,
  at: number,
): Promise<Set<number>> {
  const rows = await database
    .selectFrom('offer_claims')
    .select(['offer_id', 'period'])
    .where('player_id', '=', playerId)
    .execute()
  const taken = offers.filter((offer) =>
    rows.some(({ offer_id, period }) => offer_id === offer.id && period === periodOf(offer, at)),
  )
  return new Set(taken.map(({ id }) => id))
}

async function waitingOffer(trx: DbTransaction, playerId: number): Promise<number | undefined> {
  const waiting = await trx
    .selectFrom('offer_claims')
    .select('offer_id')
    .where('player_id', '=', playerId)
    .where('status', '=', 'waiting')
    .executeTakeFirst()
  return waiting?.offer_id
}

/**
 * Grants the offer of a deposit: the one chosen with the deposit, or the one claimed before it. A claimed
 * offer whose terms the deposit does not meet keeps waiting.
 */
export const grantDepositOffer: DepositEffect = async (trx, _sandbox, deposit) => {
  const { player, transactionId, amount, currency, offerId, at } = deposit
  const wanted = offerId > 0 ? offerId : await waitingOffer(trx, player.id)
  const offer = offers.find(({ id, action }) => id === wanted && action === 'deposit')
  if (!offer) return
  const { method } = await trx
    .selectFrom('transactions')
    .select('method')
    .where('id', '=', transactionId)
    .executeTakeFirstOrThrow()
  if (offer.excludedMethods.includes(method)) return
  if (offer.minimum !== null && amount < valueIn(currency, offer.minimum)) return
  if (await ineligibilityOf(trx, player, offer, at, transactionId)) return
  await trx
    .deleteFrom('offer_claims')
    .where('player_id', '=', player.id)
    .where('offer_id', '=', offer.id)
    .where('status', '=', 'waiting')
    .execute()
  if ((await recordClaim(trx, player, offer, 'granted', at)) === undefined) return
  await giveOffer(trx, offer, { player, reference: `deposit:${transactionId}`, at, deposit: amount })
}
