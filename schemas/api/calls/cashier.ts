import { Type } from 'typebox'
import { CommaList, Count, Done, NoParams, Offset, Requisites, call, DeviceSession } from '../call.ts'
import {
  Bank,
  DepositInfo,
  DepositMethod,
  PaymentCard,
  Transaction,
  WithdrawSettings,
} from '../entities/cashier.ts'
import { Amount, Id, Items, Page } from '../entities/fields.ts'
import { paymentDisplays } from '../payment-displays.ts'

export const cashierCalls = {
  'cashier.getbanks': call({
    description: 'Banks that accept withdrawals',
    access: 'player',
    params: NoParams,
    answer: Items(Bank, 'Banks'),
    errors: [],
  }),
  'cashier.getdepositinfo': call({
    description: 'A deposit of the player with all receipt data',
    access: 'player',
    params: Type.Object({ id: Id('Transaction ID') }),
    answer: DepositInfo,
    errors: [],
  }),
  'cashier.getdepositsettings': call({
    description: 'Deposit methods and their limits',
    access: 'player',
    params: NoParams,
    answer: Items(DepositMethod, 'Methods'),
    errors: ['BillingUnavailableException'],
  }),
  'cashier.gethistory': call({
    description: 'Transactions, newest first',
    access: 'player',
    params: Type.Object({
      offset: Offset,
      count: Count(4),
      type: Type.Enum(['deposit', 'withdrawal', 'all'], { default: 'all', description: 'Direction' }),
      statuses: CommaList('pending, success, fail, cancel. Default: all'),
    }),
    answer: Page(Transaction, 'Transactions'),
    errors: [],
  }),
  'cashier.getcards': call({
    description:
      'Saved cards of the player, the last used one first. Without this call, deposits offer no saved cards.',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: Items(PaymentCard, 'Cards'),
    errors: [],
  }),
  'cashier.removecard': call({
    description: 'Removes a saved card; no payment can be made with it from then on',
    access: 'player',
    optional: true,
    params: Type.Object({ id: Id('Card ID') }),
    answer: Done,
    errors: [],
  }),
  'cashier.getwithdrawsettings': call({
    description: 'Available amount, requirements and methods of a withdrawal',
    access: 'player',
    params: NoParams,
    answer: WithdrawSettings,
    errors: ['BillingUnavailableException'],
  }),
  'cashier.makedeposit': call({
    description: 'Starts a deposit and returns the address of the payment page. Requires an Idempotency-Key.',
    access: 'player',
    params: Type.Object({
      method_id: Id('ID from cashier.getdepositsettings'),
      amount: Amount,
      campaign_offer_id: Id('Offer to apply to the deposit; -1: none', -1),
      requisites: Requisites,
      card_id: Type.Optional(
        Id(
          'Saved card to pay with in place of requisites. Fails with InvalidParameterException: card_id is `unknown` for a card that is removed or belongs to another method, or `expired`',
        ),
      ),
      save_card: Type.Optional(
        Type.Boolean({ description: 'Save the card of the requisites once the deposit has succeeded' }),
      ),
      device_session: DeviceSession,
    }),
    answer: Type.Object({
      transaction: Transaction,
      display: Type.Enum([...paymentDisplays], {
        description:
          'How to open the payment page; frame: in an iframe of the site, which asks cashier.getdepositinfo for its address',
      }),
      url: Type.Union([Type.String(), Type.Null()], {
        description: 'Payment page; null if nothing is left to do',
      }),
    }),
    errors: [
      'BillingServiceErrorException',
      'BillingTransactionDeclinedException',
      'BillingUnavailableException',
      'BillingDepositLimitExceededException',
      'UserNeedProfileDataException',
    ],
  }),
  'cashier.makewithdrawal': call({
    description: 'Requests a withdrawal; the amount is held immediately. Requires an Idempotency-Key.',
    access: 'player',
    params: Type.Object({
      method_id: Id('ID from cashier.getwithdrawsettings'),
      amount: Amount,
      requisites: Requisites,
      saved_requisite_id: Type.Optional(Id('Saved payment details to use instead of new ones')),
      bank_id: Type.Optional(Id('ID from cashier.getbanks, if the method requires a bank')),
      device_session: DeviceSession,
    }),
    answer: Type.Object({ transaction: Transaction }),
    errors: [
      'UserNeedDepositException',
      'UserNeedProfileDataException',
      'UserNeedConfirmContactException',
      'KycUserProfileException',
      'KycWithdrawalException',
      'IdentityVerificationRequiredException',
      'WithdrawalDeclinedException',
      'WithdrawalLimitsExceededException',
      'WithdrawalLimitsPeriodExceededException',
      'RequisitesOnVerificationException',
      'RequisitesValidationRequiredException',
      'RequisitesFraudulentException',
      'BillingServiceErrorException',
      'BillingUnavailableException',
    ],
  }),
  'cashier.cancelwithdrawal': call({
    description: 'Cancels an open withdrawal; the held amount is released. Requires an Idempotency-Key.',
    access: 'player',
    params: Type.Object({ id: Id('Transaction ID') }),
    answer: Type.Object({ transaction: Transaction }),
    errors: ['WithdrawalDeclinedException'],
  }),
}
