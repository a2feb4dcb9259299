import { Type, type Static } from 'typebox'
import { localeCodes } from '../locale.ts'

/** Decimal string such as "500000.00"; never a float. */
export const Amount = Type.String({
  pattern: '^-?\\d+(\\.\\d{1,8})?$',
  description: 'Decimal string in units of the currency',
})
export const Currency = Type.String({
  pattern: '^[A-Z]{3,5}$',
  description: 'ISO 4217 code, or that of a token',
})
export const Money = Type.Object({ amount: Amount, currency: Currency })
export type Money = Static<typeof Money>

export const AccountInfo = Type.Object({
  uid: Type.Integer({ description: 'Number of the player; 0 for a guest' }),
  reg_time: Type.Integer({ description: 'Registration, seconds since 1970' }),
  login: Type.String(),
  fakename: Type.String({ description: 'Public name' }),
  is_subscribed: Type.Boolean(),
  balance_main: Money,
  balance_bonus: Money,
  balance_betting_bonus: Money,
  balance_fun: Money,
  is_on_verification: Type.Boolean(),
  is_verified: Type.Boolean(),
  is_kyc_block_enabled: Type.Boolean(),
  is_registration_completed: Type.Boolean(),
  country_code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
  locale: Type.Enum([...localeCodes]),
  two_factor_auth: Type.Boolean(),
})
export type AccountInfo = Static<typeof AccountInfo>

export const Balance = Type.Object({
  balance_main: Money,
  balance_bonus: Money,
  balance_betting_bonus: Money,
  balance_fun: Money,
})
export type Balance = Static<typeof Balance>

export const gameTypes = ['slot', 'live', 'casino', 'fast'] as const

export const Game = Type.Object({
  sysname: Type.String(),
  name: Type.String(),
  type: Type.Enum([...gameTypes]),
  provider: Type.String({ description: 'Name of the provider, as shown' }),
  provider_sysname: Type.String(),
  priority: Type.Integer({ description: 'Lower comes first' }),
  tags: Type.Array(Type.String({ description: 'top, new, jackpot, …' })),
  rtp: Type.Union([Type.String({ description: 'Return to player in percent, such as "96.4"' }), Type.Null()]),
  min_bet: Type.Union([Money, Type.Null()]),
  players: Type.Integer({ description: 'Playing right now' }),
  has_demo: Type.Boolean(),
  image_url: Type.Union([Type.String(), Type.Null()]),
  emblem: Type.Union([Type.String({ description: 'Emblem pinned for the generated cover' }), Type.Null()]),
  palette: Type.Union([Type.String({ description: 'Palette pinned for the generated cover' }), Type.Null()]),
  description: Type.Object(
    { name: Type.Optional(Type.String()), img_288_192: Type.Optional(Type.String()) },
    { description: 'Overrides of name and image' },
  ),
})
export type Game = Static<typeof Game>

export const DepositMethod = Type.Object({
  id: Type.Integer(),
  sysname: Type.String(),
  currency: Currency,
  min: Amount,
  max: Amount,
  fee_percent: Type.String({ description: 'Fee in percent of the amount, such as "1.5"' }),
  requisites: Type.Array(
    Type.Object({
      name: Type.String(),
      required: Type.Boolean(),
      min: Type.Optional(Type.Integer()),
      max: Type.Optional(Type.Integer()),
      pattern: Type.Optional(Type.String()),
    }),
    { description: 'What the method asks for beyond the form document: required fields and bounds' },
  ),
})
export type DepositMethod = Static<typeof DepositMethod>

export const transactionStatuses = ['pending', 'success', 'fail', 'cancel'] as const

export const Transaction = Type.Object({
  id: Type.Integer(),
  created_at: Type.Integer({ description: 'Seconds since 1970' }),
  updated_at: Type.Integer({ description: 'Seconds since 1970' }),
  requisites: Type.Record(Type.String(), Type.String(), { description: 'Masked' }),
  method: Type.String({ description: 'Sysname of the payment method' }),
  type: Type.Enum(['deposit', 'withdrawal']),
  amount: Money,
  status: Type.Enum([...transactionStatuses]),
  domain: Type.String(),
})
export type Transaction = Static<typeof Transaction>

export const GeneralInfo = Type.Object({
  analytic: Type.Record(Type.String(), Type.String()),
  available_currencies: Type.Array(Currency),
  available_locales: Type.Array(Type.Enum([...localeCodes])),
  default_currency: Currency,
  is_seon_enabled: Type.Boolean(),
  domain_state: Type.String(),
  domain_type: Type.String(),
  time_to_force_logout: Type.Integer({ description: 'Seconds' }),
  is_bonus_isolation_enabled: Type.Boolean(),
  is_game_history_export_enabled: Type.Boolean(),
  user_inactivity_cashier_time: Type.Union([Type.Integer({ description: 'Seconds' }), Type.Null()]),
  user_inactivity_pp_time: Type.Union([Type.Integer({ description: 'Seconds' }), Type.Null()]),
})
export type GeneralInfo = Static<typeof GeneralInfo>
