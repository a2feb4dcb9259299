import type { PromoCodeError } from '../../schemas/api/entities/rewards.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Player } from '../accounts/players.ts'
import { isOnBreak } from '../accounts/restrictions.ts'
import { limits, returnAttempt, takeAttempt } from '../accounts/login/throttle.ts'
import { levelOfPlayer } from '../loyalty/members.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { claimImmediately, claimForDeposit } from './offer-claims.ts'
import type { OfferDefinition } from './offer-definition.ts'
import { ineligibilityOf, hasDeposited } from './offer-terms.ts'
import { offers } from './offers.ts'
import { giveOffer } from './offer-grants.ts'
import { promoCodes, type PromoCode } from './promo-codes.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

const day = 24 * 60 * 60 * 1000

const messages: Record<PromoCodeError, string> = {
  INVALID: 'A promo code is of letters and digits',
  NOT_FOUND: 'There is no such promo code',
  NOT_STARTED: 'This promo code does not work yet',
  EXPIRED: 'This promo code has expired',
  ALREADY_USED: 'The player has used this promo code',
  LIMIT_REACHED: 'This promo code is used up',
  WRONG_CURRENCY: 'This promo code is for another currency',
  WRONG_COUNTRY: 'This promo code is for another country',
  NOT_FOR_USER: 'This promo code is not for this player',
  REGISTRATION_ONLY: 'This promo code is for new players',
  DEPOSIT_REQUIRED: 'This promo code asks for a deposit',
}

class PromoCodeFailure extends ApiError {
  constructor(readonly code: PromoCodeError) {
    super('InvalidParameterException', messages[code], { promo_code: [code] })
  }
}

/** Finds a code, ignoring case and surrounding spaces. */
function findCode(typed: string): PromoCode {
  const code = typed.trim().toUpperCase()
  if (!/^[\p{L}\p{N}_-]+$/u.test(code)) throw new PromoCodeFailure('INVALID')
  const found = promoCodes.find((each) => each.code === code)
  if (!found) throw new PromoCodeFailure('NOT_FOUND')
  return found
}

async function countUses(database: Database, code: string, playerId?: number): Promise<number> {
  let query = database
    .selectFrom('promo_redemptions')
    .select(({ fn }) => fn.countAll().as('total'))
    .where('code', '=', code)
  if (playerId !== undefined) query = query.where('player_id', '=', playerId)
  return Number((await query.executeTakeFirstOrThrow()).total)
}

/** Rejects a code that no player can use now. */
async function assertRunning(database: Database, promo: PromoCode, at: number): Promise<void> {
  if (promo.startsAt !== undefined && at < promo.startsAt) throw new PromoCodeFailure('NOT_STARTED')
  if (promo.endsAt !== undefined && at >= promo.endsAt) throw new PromoCodeFailure('EXPIRED')
  if (promo.limit !== undefined && (await countUses(database, promo.code)) >= promo.limit)
    throw new PromoCodeFailure('LIMIT_REACHED')
}

async function assertFor(database: Database, promo: PromoCode, player: Player, at: number): Promise<void> {
  if ((await countUses(database, promo.code, player.id)) > 0) throw new PromoCodeFailure('ALREADY_USED')
  await assertRunning(database, promo, at)
  if (promo.currencies && !promo.currencies.includes(player.currency))
    throw new PromoCodeFailure('WRONG_CURRENCY')
  if (promo.countries && !promo.countries.includes(player.country_code))
    throw new PromoCodeFailure('WRONG_COUNTRY')
  if (promo.isForRegistration && at - player.created_at > day) throw new PromoCodeFailure('REGISTRATION_ONLY')
  if (promo.minLevel !== undefined && (await levelOfPlayer(database, player.id)).level < promo.minLevel)
    throw new PromoCodeFailure('NOT_FOR_USER')
  if (promo.asksForDeposit && !(await hasDeposited(database, player.id)))
    throw new PromoCodeFailure('DEPOSIT_REQUIRED')
  if (isOnBreak(player, at)) throw new PromoCodeFailure('NOT_FOR_USER')
  const offer = offerOf(promo)
  if (offer.action === 'deposit' && (await ineligibilityOf(database, player, offer, at)) !== undefined)
    throw new PromoCodeFailure('NOT_FOR_USER')
}

function offerOf({ code, offerId }: PromoCode): OfferDefinition {
  const offer = offers.find(({ id }) => id === offerId)
  if (!offer) throw new RangeError(`${code} has no offer`)
  return offer
}

/** Limits guessing: only unknown codes count as attempts. */
async function throttled<Result>(
  sandbox: SandboxContext,
  guesser: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const attempt = await takeAttempt(sandbox, `promo_code:${guesser}`, limits.promoCode)
  try {
    const result = await work()
    await returnAttempt(sandbox, attempt)
    return result
  } catch (error) {
    const isGuess = error instanceof PromoCodeFailure && ['INVALID', 'NOT_FOUND'].includes(error.code)
    if (!isGuess) await returnAttempt(sandbox, attempt)
    throw error
  }
}

/** The offer of a code that the caller can use; fails like `redeemPromoCode`. */
export function checkPromoCode(
  sandbox: SandboxContext,
  typed: string,
  player: Player | undefined,
  address: string,
): Promise<OfferDefinition> {
  const { database, now } = sandbox
  return throttled(sandbox, player ? `player:${player.id}` : `address:${address}`, async () => {
    const promo = findCode(typed)
    if (player) await assertFor(database, promo, player, now())
    else await assertRunning(database, promo, now())
    return offerOf(promo)
  })
}

async function redeem(trx: DbTransaction, promo: PromoCode, player: Player, at: number) {
  await assertFor(trx, promo, player, at)
  await trx.insertInto('promo_redemptions').values({ code: promo.code, player_id: player.id, at }).execute()
  const offer = offerOf(promo)
  if (offer.action === 'deposit') {
    if (!(await claimForDeposit(trx, player, offer, at))) throw new PromoCodeFailure('ALREADY_USED')
  } else if (offer.action === 'promo_code')
    // Each code grants its offer once, regardless of other codes for the same offer.
    await giveOffer(trx, offer, { player, reference: `promo:${promo.code}:${player.id}`, at })
  else if (!(await claimImmediately(trx, player, offer, at))) throw new PromoCodeFailure('ALREADY_USED')
  return offer
}

/** Redeems a promo code: grants its offer, or claims it for the next deposit. */
export function redeemPromoCode(
  sandbox: SandboxContext,
  typed: string,
  player: Player,
): Promise<OfferDefinition> {
  return throttled(sandbox, `player:${player.id}`, () => {
    const promo = findCode(typed)
    return inTransaction(sandbox.database, (trx) => redeem(trx, promo, player, sandbox.now()))
  })
}

/** Redeems the code of a registration; ignores one that cannot be used. */
export async function redeemIfPossible(
  trx: DbTransaction,
  typed: string,
  player: Player,
  at: number,
): Promise<void> {
  try {
    await redeem(trx, findCode(typed), player, at)
  } catch (error) {
    if (!(error instanceof PromoCodeFailure)) throw error
  }
}
