import { Type } from 'typebox'
import { CommaList, Count, Id, NoParams, Offset, Requisites, call } from '../call.ts'
import {
  Bank,
  DepositInfo,
  DepositMethod,
  Transaction,
  WithdrawSettings,
  paymentDisplays,
} from '../entities/cashier.ts'
import { Amount, Items, Page } from '../entities/fields.ts'

export const cashierCalls = {
  'cashier.getbanks': call({
    description: 'Banks that withdrawals go to',
    access: 'player',
    params: NoParams,
    answer: Items(Bank, 'Banks'),
    errors: [],
  }),
  'cashier.getdepositinfo': call({
    description: 'A deposit of the player with all that its receipt shows',
    access: 'player',
    params: Type.Object({ id: Id('Number of the transaction') }),
    answer: DepositInfo,
    errors: [],
  }),
  'cashier.getdepositsettings': call({
    description: 'Deposit methods and their bounds',
    access: 'player',
    params: NoParams,
    answer: Items(DepositMethod, 'Methods'),
    errors: ['BillingUnavailableException'],
  }),
  'cashier.gethistory': call({
    description: 'Movements of money, newest first',
    access: 'player',
    params: Type.Object({
      offset: Offset,
      count: Count(4),
      type: Type.Enum(['deposit', 'withdrawal', 'all'], { default: 'all', description: 'Direction' }),
      statuses: CommaList('pending, success, fail, cancel; left out: all'),
    }),
    answer: Page(Transaction, 'Transactions'),
    errors: [],
  }),
  'cashier.getwithdrawsettings': call({
    description: 'What the player may withdraw, and how',
    access: 'player',
    params: NoParams,
    answer: WithdrawSettings,
    errors: ['BillingUnavailableException'],
  }),
  'cashier.makedeposit': call({
    description: 'Starts a deposit and answers where to pay. Asks for an Idempotency-Key.',
    access: 'player',
    params: Type.Object({
      method_id: Id('Number out of cashier.getdepositsettings'),
      amount: Amount,
      campaign_offer_id: Type.Integer({
        minimum: -1,
        default: -1,
        description: 'Offer that the deposit takes; -1: none',
      }),
      requisites: Requisites,
    }),
    answer: Type.Object({
      transaction: Transaction,
      display: Type.Enum([...paymentDisplays], { description: 'How to go to the payment page' }),
      url: Type.Union([Type.String(), Type.Null()], {
        description: 'Payment page; null where nothing is left to be done',
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
    description: 'Asks for a withdrawal; the amount is held at once. Asks for an Idempotency-Key.',
    access: 'player',
    params: Type.Object({
      method_id: Id('Number out of cashier.getwithdrawsettings'),
      amount: Amount,
      requisites: Requisites,
      saved_requisite_id: Type.Optional(Id('Saved requisites to use in place of new ones')),
      bank_id: Type.Optional(Id('Number out of cashier.getbanks, where the method asks for one')),
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
    description: 'Cancels an open withdrawal; the held amount comes back. Asks for an Idempotency-Key.',
    access: 'player',
    params: Type.Object({ id: Id('Number of the transaction') }),
    answer: Type.Object({ transaction: Transaction }),
    errors: ['WithdrawalDeclinedException'],
  }),
}
