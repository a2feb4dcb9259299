import { Offer } from '../../../schemas/api/entities/rewards.ts'
import { isOnBreak } from '../../accounts/restrictions.ts'
import { inTransaction } from '../../../server/contracts/database.ts'
import type { OfferDefinition } from '../../rewards/offer-definition.ts'
import { offerEntity } from '../../rewards/offer-entities.ts'
import { readClaimedOffers, claimOffer } from '../../rewards/offer-claims.ts'
import { offers } from '../../rewards/offers.ts'
import { checkPromoCode, redeemPromoCode } from '../../rewards/promo-redemption.ts'
import { playerOf, type CallScope, type CallHandlers } from '../call-scope.ts'
import { assertFields, pickFields } from '../pick-fields.ts'

async function entitiesOf(wanted: readonly OfferDefinition[], scope: CallScope): Promise<Offer[]> {
  const { sandbox, session, locale } = scope
  const { database } = sandbox
  const at = sandbox.now()
  const player = session?.player
  const taken = player ? await readClaimedOffers(database, player.id, at) : new Set<number>()
  return Promise.all(wanted.map((offer) => offerEntity(database, offer, { player, taken, locale, at })))
}

async function entityOf(
  offer: OfferDefinition,
  scope: CallScope,
  fields?: string,
): Promise<{ offer: Offer }> {
  const [entity] = pickFields(Offer, await entitiesOf([offer], scope), fields)
  if (!entity) throw new RangeError(`offer ${offer.id} is gone`)
  return { offer: entity }
}

export const campaignCalls = {
  async 'campaigns.getoffers'({ offset, count, fields, action }, scope) {
    const { sandbox, session } = scope
    // No promotions for a player on a break.
    const isHidden = session !== undefined && isOnBreak(session.player, sandbox.now())
    const wanted = isHidden
      ? []
      : offers.filter((offer) => offer.isListed && (action === undefined || offer.action === action))
    const items = await entitiesOf(wanted.slice(offset, offset + count), scope)
    return { items: pickFields(Offer, items, fields), total: wanted.length }
  },

  async 'campaigns.activateOffer'({ promo_code, fields }, scope) {
    assertFields(Offer, fields)
    const offer = await redeemPromoCode(scope.sandbox, promo_code, playerOf(scope))
    return entityOf(offer, scope, fields)
  },

  async 'campaigns.checkPromocode'({ promo_code }, scope) {
    const { sandbox, session, address } = scope
    return entityOf(await checkPromoCode(sandbox, promo_code, session?.player, address), scope)
  },

  async 'campaigns.takepromotions'({ offer_id }, scope) {
    const player = playerOf(scope)
    const { database, now } = scope.sandbox
    await inTransaction(database, (trx) => claimOffer(trx, player, offer_id, now()))
    return 1
  },
} satisfies CallHandlers
