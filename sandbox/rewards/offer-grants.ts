import type { Player } from '../accounts/players.ts'
import { grantFreespins } from '../bets/freespins.ts'
import { givePoints } from '../loyalty/members.ts'
import { notify } from '../loyalty/notifications.ts'
import { boostCashback } from './cashback-boosts.ts'
import { grantBonus } from './bonuses.ts'
import type { OfferDefinition, OfferPromotion } from './offer-definition.ts'
import type { DbTransaction } from '../tables/database.ts'
import { valueIn } from '../ledger/rates.ts'

interface Grant {
  player: Player
  /** Unique reference of the reason for the grant. */
  reference: string
  at: number
  /** Amount of the deposit that triggers the grant, in minor units. */
  deposit?: bigint
}

function bonusAmount(
  promotion: Extract<OfferPromotion, { value: number }>,
  currency: string,
  deposit: bigint,
): bigint {
  const most = valueIn(currency, promotion.value)
  if (promotion.percent === undefined) return most
  const share = (deposit * BigInt(promotion.percent)) / 100n
  return share < most ? share : most
}

async function givePart(trx: DbTransaction, promotion: OfferPromotion, grant: Grant): Promise<void> {
  const { player, reference, at, deposit = 0n } = grant
  const { id: playerId, currency } = player
  switch (promotion.type) {
    case 'bonus':
    case 'betting_bonus':
      await grantBonus(trx, {
        playerId,
        kind: promotion.kind,
        currency,
        amount: bonusAmount(promotion, currency, deposit),
        reference,
        at,
      })
      return
    case 'freespins': {
      const { game: sysname, count } = promotion
      const stake = valueIn(currency, promotion.stake)
      await grantFreespins(trx, { playerId, sysname, count, stake, currency, at })
      return
    }
    case 'cashback':
      await boostCashback(trx, playerId, promotion.share, at)
      return
    case 'points':
      await givePoints(trx, playerId, promotion.count, at)
      await notify(trx, { playerId, reason: 'points', points: promotion.count, at })
  }
}

/** Grants all promotions of an offer. */
export async function giveOffer(trx: DbTransaction, offer: OfferDefinition, grant: Grant): Promise<void> {
  for (const [index, promotion] of offer.promotions.entries())
    await givePart(trx, promotion, { ...grant, reference: `${grant.reference}:${index}` })
}
