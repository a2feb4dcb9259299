import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import type { Facts } from '../../../schemas/documents/blocks/condition.ts'

/** An account with the facts of a player, and nothing else of that player. */
export function standInAccount({
  currency,
  verification,
  isOnBreak = false,
  locale,
  tags,
}: Facts): AccountInfo {
  const nothing = { amount: '0.00', currency }
  return {
    uid: 1,
    reg_time: 0,
    login: '',
    fakename: '',
    is_subscribed: false,
    balance_main: nothing,
    balance_bonus: nothing,
    balance_betting_bonus: nothing,
    balance_fun: nothing,
    is_on_verification: verification === 'pending',
    is_verified: verification === 'verified',
    is_kyc_block_enabled: false,
    is_registration_completed: false,
    country_code: '',
    locale,
    two_factor_auth: false,
    is_on_break: isOnBreak,
    ...(tags && { tags: [...tags] }),
  }
}
