import type { Player } from '../accounts/players.ts'
import type { Booking } from '../ledger/ledger.ts'
import { notify } from '../loyalty/notifications.ts'
import { takeAtOnce } from './offer-claims.ts'
import { offers } from './offers.ts'
import { redeemIfPossible } from './promo-redemption.ts'

/** What a new player gets: the offers of the registration, what his promo code gives, a welcome. */
export async function welcomePlayer(booking: Booking, player: Player, at: number): Promise<void> {
  for (const offer of offers)
    if (offer.action === 'registration') await takeAtOnce(booking, player, offer, at)
  if (player.promo_code !== null) await redeemIfPossible(booking, player.promo_code, player, at)
  await notify(booking, { playerId: player.id, reason: 'register', at })
}
