import { grantDepositOffer } from '../rewards/offer-claims.ts'
import { countFriendDeposit } from '../referral/progress.ts'
import { saveCard } from './cards.ts'
import type { DepositEffect } from './credited-deposit.ts'

/** Run in this order, once per successful deposit. */
export const depositEffects: readonly DepositEffect[] = [grantDepositOffer, saveCard, countFriendDeposit]
