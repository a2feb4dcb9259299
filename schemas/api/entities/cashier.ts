import { Type, type Static } from 'typebox'
import {
  AmountOf,
  Choice,
  CurrencyCode,
  Flag,
  List,
  Timestamp,
  MoneyOf,
  Nullable,
  Percent,
  Text,
  Whole,
} from './fields.ts'

export const Requisite = Type.Object(
  {
    name: Text('Name of the field in the requisites'),
    required: Flag('Must be filled'),
    min: Type.Optional(Whole('Fewest characters')),
    max: Type.Optional(Whole('Most characters')),
    pattern: Type.Optional(Text('Regular expression of the whole value')),
  },
  { description: 'What a method demands of a field beyond its form document' },
)

export const paymentDisplays = ['redirect', 'new_window', 'mobile', 'pending'] as const

const method = {
  id: Whole('Number of the method'),
  sysname: Text('Name under which content keeps icon and description'),
  currency: CurrencyCode,
  min: AmountOf('Smallest amount, decimal string'),
  max: AmountOf('Largest amount, decimal string'),
  fee_percent: Percent('Fee'),
  processing_time: Text(
    'Usual time until the money is there: ISO 8601 duration such as "PT15M"; "PT0S": at once',
  ),
  requisites: List(Requisite, 'Required fields and bounds beyond the form document'),
}

export const DepositMethod = Type.Object(
  {
    ...method,
    display: Choice(paymentDisplays, 'How the payer gets to the payment page'),
    is_available: Flag('False while the provider is out of service'),
  },
  { description: 'A way to pay in' },
)
export type DepositMethod = Static<typeof DepositMethod>

export const SavedRequisite = Type.Object(
  {
    id: Whole('Number to withdraw to again'),
    masked: Text('What is shown of it, such as "8600 **** **** 1234"'),
    status: Choice(['ready', 'on_verification', 'validation_required'], 'Whether it may be used'),
  },
  { description: 'Requisites that were used before' },
)

export type SavedRequisite = Static<typeof SavedRequisite>

export const WithdrawalMethod = Type.Object(
  {
    ...method,
    is_available: Flag('False while the provider is out of service'),
    saved_requisites: List(SavedRequisite, 'Requisites of earlier payments with this method'),
    bank_required: Flag('Whether bank_id out of cashier.getbanks must be given'),
  },
  { description: 'A way to withdraw' },
)
export type WithdrawalMethod = Static<typeof WithdrawalMethod>

export const WithdrawSettings = Type.Object(
  {
    items: List(WithdrawalMethod, 'Methods'),
    available: MoneyOf('May be withdrawn now'),
    held: MoneyOf('Waits in open withdrawals'),
    day_limit: MoneyOf('Most that may be withdrawn in 24 hours'),
    day_left: MoneyOf('May still be withdrawn in these 24 hours'),
    needs: List(
      Choice(
        ['confirmed_contact', 'profile', 'verification', 'wagering'],
        'confirmed_contact: confirm a contact; profile: complete the profile; verification: have the identity checked; wagering: an active bonus must be wagered or removed',
      ),
      'What must be done first; empty: nothing',
    ),
  },
  { description: 'What the player may withdraw, and how' },
)
export type WithdrawSettings = Static<typeof WithdrawSettings>

export const Bank = Type.Object(
  {
    id: Whole('Number of the bank'),
    sysname: Text('Name under which content keeps its icon'),
    name: Text('Name, as shown'),
    currencies: List(CurrencyCode, 'Currencies it takes'),
  },
  { description: 'A bank that withdrawals go to' },
)

export type Bank = Static<typeof Bank>

export const transactionStatuses = ['pending', 'success', 'fail', 'cancel'] as const
export const transactionTypes = ['deposit', 'withdrawal'] as const

const transaction = {
  id: Whole('Number of the transaction'),
  created_at: Timestamp('When it was asked for'),
  updated_at: Timestamp('When its status last changed'),
  requisites: Type.Record(Type.String(), Type.String(), { description: 'Masked requisites by field' }),
  method: Text('Sysname of the payment method'),
  type: Choice(transactionTypes, 'Direction: deposit in, withdrawal out'),
  amount: MoneyOf('As asked for: of a deposit the fee is taken from it, of a withdrawal it comes on top'),
  status: Choice(transactionStatuses, 'pending: not settled yet; cancel: given up by the player'),
  can_cancel: Flag('Whether the player may still cancel it'),
  domain: Text('Host of the site it was made on'),
}

export const Transaction = Type.Object(transaction, { description: 'A movement of money' })
export type Transaction = Static<typeof Transaction>

export const DepositInfo = Type.Object(
  {
    ...transaction,
    fee: MoneyOf('Fee that the payer bears'),
    credited: MoneyOf('What came onto the balance; zero until success'),
    fail_reason: Nullable(Text('For the player to read'), 'Why it failed; null otherwise'),
    display: Choice(paymentDisplays, 'How the payer got to the payment page'),
    url: Nullable(Text('Address'), 'Payment page while pending; null otherwise'),
  },
  { description: 'A deposit with all that its receipt shows' },
)
export type DepositInfo = Static<typeof DepositInfo>
