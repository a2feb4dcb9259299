import { Type, type Static } from 'typebox'
import {
  AmountOf,
  Choice,
  CurrencyCode,
  Id,
  Flag,
  List,
  MoneyOf,
  Nullable,
  Percent,
  Text,
  Timestamp,
  Whole,
} from './fields.ts'
import { paymentDisplays } from '../payment-displays.ts'

export const Requisite = Type.Object(
  {
    name: Text('Name of the field in the requisites'),
    label: Type.Optional(
      Text(
        'Label, in the language of the request, of a field that the form document does not have. If omitted: the name',
      ),
    ),
    required: Flag('The field is required', false),
    min: Type.Optional(Whole('Minimum number of characters')),
    max: Type.Optional(Whole('Maximum number of characters')),
    pattern: Type.Optional(Text('Regular expression for the whole value')),
  },
  { description: 'Requirements of a method for a field, in addition to its form document' },
)

const method = {
  id: Id('Method ID'),
  sysname: Text('Name under which the site’s content has the icon and description'),
  name: Type.Optional(
    Text(
      'Display name, in the language of the request, for a method that the site’s content does not describe. If omitted: the sysname',
    ),
  ),
  currency: CurrencyCode,
  min: AmountOf('Minimum amount, decimal string'),
  max: AmountOf('Maximum amount, decimal string'),
  fee_percent: Percent('Fee', '0'),
  processing_time: Text('Usual processing time: ISO 8601 duration such as "PT15M"; "PT0S": immediate', {
    default: '',
  }),
  requisites: List(Requisite, 'Required fields and limits in addition to the form document'),
}

export const DepositMethod = Type.Object(
  {
    ...method,
    display: Choice(paymentDisplays, 'How the payer opens the payment page', 'redirect'),
    is_available: Flag('False while the provider is out of service', true),
    saved_cards: Type.Optional(
      Choice(
        ['without_code', 'with_code'],
        'Players can pay with a card from cashier.getcards; with_code: the payment page asks for a code each time. Default: no saved cards',
      ),
    ),
  },
  { description: 'A deposit method' },
)
export type DepositMethod = Static<typeof DepositMethod>

export const PaymentCard = Type.Object(
  {
    id: Id('Card ID, which allows no payment outside the player’s account'),
    method: Text('System name of the deposit method that takes the card'),
    brand: Text('Brand, such as "Visa"', { maxLength: 40, default: '' }),
    masked: Type.String({
      pattern: '^(?:\\D*\\d){2,10}\\D*$',
      maxLength: 40,
      description: 'Display text, such as "8600 **** **** 1234", with ten digits at most',
    }),
    expires: Type.String({
      pattern: '^(0[1-9]|1[0-2])/\\d{2}$',
      description: 'Last month in which the card is valid, MM/YY',
    }),
    status: Choice(['ready', 'expired'], 'Whether the card can be used'),
  },
  { description: 'A card of the player. The platform stores its token; the number stays with the provider' },
)
export type PaymentCard = Static<typeof PaymentCard>

export const SavedRequisite = Type.Object(
  {
    id: Id('ID of the saved payment details'),
    masked: Text('Display text, such as "8600 **** **** 1234"'),
    status: Choice(
      ['ready', 'on_verification', 'validation_required'],
      'Whether the payment details can be used',
    ),
  },
  { description: 'Payment details of an earlier transaction' },
)

export type SavedRequisite = Static<typeof SavedRequisite>

export const WithdrawalMethod = Type.Object(
  {
    ...method,
    is_available: Flag('False while the provider is out of service', true),
    saved_requisites: List(SavedRequisite, 'Payment details of earlier transactions with this method'),
    bank_required: Flag('Whether a bank_id from cashier.getbanks is required', false),
  },
  { description: 'A withdrawal method' },
)
export type WithdrawalMethod = Static<typeof WithdrawalMethod>

export const WithdrawSettings = Type.Object(
  {
    items: Type.Array(WithdrawalMethod, { description: 'Methods' }),
    available: MoneyOf('Amount that can be withdrawn now'),
    held: MoneyOf('Amount held by open withdrawals'),
    day_limit: MoneyOf('Maximum withdrawal per 24 hours'),
    day_left: MoneyOf('Amount that can still be withdrawn in the current 24 hours'),
    needs: List(
      Choice(
        ['confirmed_contact', 'profile', 'verification', 'wagering'],
        'confirmed_contact: confirm a contact; profile: complete the profile; verification: verify the identity; wagering: wager or remove an active bonus',
      ),
      'Requirements to meet first; empty: none',
    ),
  },
  { description: 'Available amount, requirements and methods of a withdrawal' },
)
export type WithdrawSettings = Static<typeof WithdrawSettings>

export const Bank = Type.Object(
  {
    id: Id('Bank ID'),
    sysname: Text('Name under which the site’s content has the icon'),
    name: Text('Display name'),
    currencies: List(CurrencyCode, 'Supported currencies'),
  },
  { description: 'A bank that accepts withdrawals' },
)

export type Bank = Static<typeof Bank>

export const transactionStatuses = ['pending', 'success', 'fail', 'cancel'] as const
export const transactionTypes = ['deposit', 'withdrawal'] as const

const transaction = {
  id: Id('Transaction ID'),
  created_at: Timestamp('Time of the request'),
  updated_at: Timestamp('Time of the last status change'),
  requisites: Type.Record(Type.String(), Type.String(), {
    description: 'Masked payment details by field',
    default: {},
  }),
  method: Text('System name of the payment method'),
  type: Choice(transactionTypes, 'Direction: deposit or withdrawal'),
  amount: MoneyOf('Requested amount: the fee is deducted from a deposit and added to a withdrawal'),
  status: Choice(transactionStatuses, 'pending: not settled yet; cancel: cancelled by the player', 'pending'),
  can_cancel: Flag('Whether the player can still cancel the transaction', false),
  domain: Text('Host of the site on which the transaction was made', { default: '' }),
}

export const Transaction = Type.Object(transaction, { description: 'A transaction' })
export type Transaction = Static<typeof Transaction>

export const DepositInfo = Type.Object(
  {
    ...transaction,
    fee: MoneyOf('Fee paid by the player'),
    offer_id: Type.Optional(Nullable(Id('Offer ID'), 'Offer chosen with the deposit; null: none')),
    credited: MoneyOf('Amount credited to the balance; zero until success'),
    fail_reason: Nullable(Text('Message for the player'), 'Reason of the failure; otherwise null'),
    display: Choice(paymentDisplays, 'How the payer opened the payment page', 'redirect'),
    url: Nullable(Text('Address'), 'Payment page while pending; otherwise null'),
  },
  { description: 'A deposit with all receipt data' },
)
export type DepositInfo = Static<typeof DepositInfo>
