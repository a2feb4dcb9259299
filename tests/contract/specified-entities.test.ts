import { describe, expect, test } from 'vitest'
import { callContracts } from '../../schemas/api/calls.ts'
import { apiErrorTypes, isApiErrorType } from '../../schemas/api/errors.ts'
import { AccountInfo, Contact, DepositLimit, Profile } from '../../schemas/api/entities/account.ts'
import { Transaction } from '../../schemas/api/entities/cashier.ts'
import { Tournament } from '../../schemas/api/entities/competitions.ts'
import { FreespinPack, Game, GameProvider, gameTypes } from '../../schemas/api/entities/games.ts'
import {
  LoyaltyCharacters,
  LoyaltyInfo,
  LoyaltyNotification,
  Progress,
} from '../../schemas/api/entities/loyalty.ts'
import { Banner, BettingBonus, Bonus, Cashback, Offer } from '../../schemas/api/entities/rewards.ts'
import { chatProviders, GeneralInfo, SupportSettings } from '../../schemas/api/entities/site.ts'

/** Every entity of the platform in the specification (section 3), with its fields. */
const specified: [entity: string, contract: object, fields: string][] = [
  [
    'Account info',
    AccountInfo,
    'uid reg_time login fakename is_subscribed balance_main.amount balance_main.currency balance_bonus balance_betting_bonus balance_fun is_on_verification is_verified is_kyc_block_enabled is_registration_completed country_code locale two_factor_auth',
  ],
  [
    'Profile',
    Profile,
    'first_name last_name sex birth_date document_number country country_code region home_town address postcode contacts document',
  ],
  ['Contact', Contact, 'type contact is_confirmed is_subscribed phone_country_code'],
  [
    'General site info',
    GeneralInfo,
    'analytic available_currencies available_locales default_currency is_seon_enabled domain_state domain_type time_to_force_logout is_bonus_isolation_enabled is_game_history_export_enabled user_inactivity_cashier_time user_inactivity_pp_time',
  ],
  [
    'Deposit form values',
    callContracts['cashier.makedeposit'].params,
    'method_id amount campaign_offer_id requisites',
  ],
  ['Deposit limit', DepositLimit, 'available_amount can_edit expired_at limit_amount period'],
  [
    'Deposit offer',
    Offer,
    'trigger.action trigger.user_satisfies_params trigger.params.exclude_methods description promotions',
  ],
  [
    'History transaction',
    Transaction,
    'id created_at updated_at requisites method type amount.amount amount.currency status domain',
  ],
  ['Offer or campaign', Offer, 'id trigger description promotions'],
  ['Loyalty info', LoyaltyInfo, 'id is_active points character levels pointsAlias uid'],
  ['Loyalty characters', LoyaltyCharacters, 'items offset limit total'],
  ['Progress', Progress, 'minValue maxValue expCount'],
  ['Loyalty notification', LoyaltyNotification, 'trigger type title message amount amountType image'],
  ['Freespin pack', FreespinPack, 'game.sysname remaining_count status'],
  ['Game', Game, 'sysname name'],
  ['Game-list item', Game, 'name image_url description.name description.img_288_192'],
  ['Provider', GameProvider, 'sysname game_params'],
  [
    'Tournament',
    Tournament,
    'id description total_prize user_info winners restrictions total_participants total_points reset_on_cashout games_count provider image_url tags extra',
  ],
  ['Banner', Banner, 'id finished_at description.position'],
  ['Cashback', Cashback, 'id status description receiving_expired_at paid_out_at end_date'],
  ['Bonus', Bonus, 'id type status description'],
  ['Betting bonus', BettingBonus, 'id type status description'],
  ['Two-factor payload', callContracts['auth.login'].params, 'login password two_factor_code'],
  ['Support settings', SupportSettings, `chat ${chatProviders.filter((name) => name !== 'none').join(' ')}`],
  ['Chat event', callContracts['chatEvents.store'].params, 'channel_id conversation_id text event'],
]

function hasField(contract: unknown, path: readonly string[]): boolean {
  const [first, ...rest] = path
  if (first === undefined) return true
  const properties: unknown =
    typeof contract === 'object' && contract !== null ? Reflect.get(contract, 'properties') : undefined
  if (typeof properties !== 'object' || properties === null || !Object.hasOwn(properties, first)) return false
  return hasField(Reflect.get(properties, first), rest)
}

test.each(specified)(
  '%s has every field of the specification [API-COM-11, ENT-05, ENT-07, ENT-11, ENT-12, ENT-14, ENT-15, ENT-16, ENT-18, ENT-19, ENT-20, ENT-21, ENT-24, ENT-25, ENT-26, ENT-33]',
  (_entity, contract, fields) => {
    const missing = fields.split(' ').filter((field) => !hasField(contract, field.split('.')))
    expect(missing).toEqual([])
  },
)

describe('values of the specification', () => {
  test('a deposit uses no offer by default [ENT-09]', () =>
    expect(callContracts['cashier.makedeposit'].params.properties.campaign_offer_id).toMatchObject({
      default: -1,
    }))

  test('a chat event is sent or received [ENT-34]', () =>
    expect(callContracts['chatEvents.store'].params.properties.event.enum).toEqual(['sent', 'received']))

  test('timestamps are date strings [ENT-45]', () => {
    for (const field of [Transaction.properties.created_at, Cashback.properties.end_date])
      expect(field).toMatchObject({ type: 'string', format: 'date-time' })
  })

  test('games are slot, live, casino or fast [GAME-09]', () => {
    expect([...gameTypes].toSorted()).toEqual(['casino', 'fast', 'live', 'slot'])
    expect(Game.properties.type.enum).toEqual(gameTypes)
  })

  test('a bonus is for the casino or for betting [ENT-27]', () => {
    expect(Bonus.properties.type.const).toBe('casino')
    expect(BettingBonus.properties.type.const).toBe('betting')
  })
})

/** Section 8. */
const errorTypes = `
  UnknownError ApplicationDisabled MethodNotFound Authorization InvalidRequest InternalServerError
  AccessDenied UserDeleted UserBanned UserNeedDeposit UserNeedProfileData UserNeedConfirmContact
  ApplicationUnavailable InvalidParameter TooManyRequests BillingServiceError
  BillingTransactionDeclined BillingUnavailable BillingDepositLimitExceeded WithdrawalDeclined
  WithdrawalLimitsExceeded WithdrawalLimitsPeriodExceeded KycUserProfile KycWithdrawal
  StorageQuotaExceeded IdentityVerificationRequired RequisitesOnVerification
  RequisitesValidationRequired RequisitesFraudulent
`
  .trim()
  .split(/\s+/)
  .map((name) => `${name}Exception`)

test('has exactly the error types of the specification [ERR-01, ERR-28]', () => {
  expect([...apiErrorTypes].sort()).toEqual(errorTypes.sort())
})

test('rejects names that resemble an error type', () => {
  expect(isApiErrorType('toString')).toBe(false)
  expect(isApiErrorType('NewException')).toBe(false)
})
