import type { Player } from '../accounts/players.ts'
import { notify } from '../loyalty/notifications.ts'
import { claimImmediately } from './offer-claims.ts'
import { offers } from './offers.ts'
import { redeemIfPossible } from './promo-redemption.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Grants a new player the registration offers and the offer of the promo code, and queues a welcome. */
export async function welcomePlayer(trx: DbTransaction, player: Player, at: number): Promise<void> {
  for (const offer of offers)
    if (offer.action === 'registration') await claimImmediately(trx, player, offer, at)
  if (player.promo_code !== null) await redeemIfPossible(trx, player.promo_code, player, at)
  await notify(trx, { playerId: player.id, reason: 'register', at })
}
