import type { AccountInfo } from '../../schemas/api/entities/account.ts'

const play = { amount: '0.00', currency: 'UZS' }

/** A player as the platform describes them. */
export const testAccount: AccountInfo = {
  uid: 7,
  reg_time: 1_760_000_000,
  login: '998901234567',
  fakename: 'player',
  is_subscribed: false,
  balance_main: play,
  balance_bonus: play,
  balance_betting_bonus: play,
  balance_fun: play,
  is_on_verification: false,
  is_verified: false,
  is_kyc_block_enabled: false,
  is_registration_completed: true,
  country_code: 'UZ',
  locale: 'ru',
  two_factor_auth: false,
}
