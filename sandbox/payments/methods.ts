import type { DepositMethod, WithdrawalMethod } from '../../schemas/api/entities/cashier.ts'

const card = (pattern: string) => [{ name: 'card_number', required: true, pattern }]
const uzcardNumber = card('^\\d{16}$')
const humoNumber = card('^9860\\d{12}$')
const visaNumber = card('^4\\d{15}$')
const mastercardNumber = card('^(5[1-5]|2[2-7])\\d{14}$')
const phone = [{ name: 'phone', required: true, pattern: '^\\+?998\\d{9}$' }]
const tronWallet = [{ name: 'wallet', required: true, pattern: '^T[1-9A-HJ-NP-Za-km-z]{33}$' }]
const bankAccount = [
  { name: 'account_number', required: true, pattern: '^\\d{20}$' },
  { name: 'holder', required: true, min: 3, max: 80 },
]

const atOnce = { fee_percent: '0', processing_time: 'PT0S', display: 'redirect', is_available: true } as const
const localCard = { ...atOnce, saved_cards: 'without_code' } as const
const inNewWindow = {
  ...atOnce,
  fee_percent: '1.5',
  display: 'new_window',
  saved_cards: 'with_code',
} as const
const inApp = { ...atOnce, display: 'mobile' } as const

const ofUzs = { currency: 'UZS', min: '20000.00', max: '10000000.00' }
const ofUsd = { currency: 'USD', min: '2.00', max: '1000.00' }
const ofRub = { currency: 'RUB', min: '200.00', max: '100000.00' }
const ofUsdt = { currency: 'USDT', min: '5.000000', max: '10000.000000' }

/** Deposit methods of each currency, all backed by the simulated provider. */
const depositMethods: readonly DepositMethod[] = [
  { id: 1, sysname: 'uzcard', ...localCard, ...ofUzs, requisites: uzcardNumber },
  { id: 2, sysname: 'uzcard', ...localCard, ...ofUsd, requisites: uzcardNumber },
  { id: 3, sysname: 'humo', ...localCard, ...ofUzs, requisites: humoNumber },
  { id: 4, sysname: 'visa', ...inNewWindow, ...ofUzs, requisites: visaNumber },
  { id: 5, sysname: 'visa', ...inNewWindow, ...ofUsd, requisites: visaNumber },
  { id: 6, sysname: 'visa', ...inNewWindow, ...ofRub, requisites: visaNumber },
  { id: 7, sysname: 'mastercard', ...inNewWindow, ...ofUsd, requisites: mastercardNumber },
  { id: 8, sysname: 'mastercard', ...inNewWindow, ...ofRub, requisites: mastercardNumber },
  { id: 9, sysname: 'payme', ...inApp, ...ofUzs, requisites: phone },
  { id: 10, sysname: 'click', ...inApp, ...ofUzs, requisites: phone },
  {
    id: 11,
    sysname: 'paynet',
    ...atOnce,
    ...ofUzs,
    display: 'pending',
    fee_percent: '1',
    processing_time: 'PT1M',
    max: '5000000.00',
    requisites: phone,
  },
  {
    id: 12,
    sysname: 'usdt',
    ...atOnce,
    ...ofUsdt,
    display: 'pending',
    processing_time: 'PT1M',
    requisites: [],
  },
  // The processor asks for the card, in a form of its own.
  { id: 14, sysname: 'bankcard', ...atOnce, ...ofUzs, display: 'frame', requisites: [] },
  // Out of service on purpose, so that sites can show this state.
  {
    id: 13,
    sysname: 'mastercard',
    ...inNewWindow,
    ...ofUzs,
    is_available: false,
    requisites: mastercardNumber,
  },
]

/** A withdrawal method without the player's saved payment details. */
export type PayoutMethod = Omit<WithdrawalMethod, 'saved_requisites'>

const toCard = { fee_percent: '0', processing_time: 'PT1M', is_available: true, bank_required: false }
const toBank = { ...toCard, processing_time: 'PT5M', bank_required: true }

const outUzs = { currency: 'UZS', min: '50000.00', max: '20000000.00' }
const outUsd = { currency: 'USD', min: '10.00', max: '2000.00' }
const outRub = { currency: 'RUB', min: '500.00', max: '150000.00' }
const outUsdt = { currency: 'USDT', min: '10.000000', max: '10000.000000' }

/** Withdrawal methods of each currency. A simulated operator pays out after the processing time. */
const payoutMethods: readonly PayoutMethod[] = [
  { id: 101, sysname: 'uzcard', ...toCard, ...outUzs, requisites: uzcardNumber },
  { id: 102, sysname: 'uzcard', ...toCard, ...outUsd, requisites: uzcardNumber },
  { id: 103, sysname: 'humo', ...toCard, ...outUzs, requisites: humoNumber },
  { id: 104, sysname: 'visa', ...toCard, ...outUzs, fee_percent: '1', requisites: visaNumber },
  { id: 105, sysname: 'visa', ...toCard, ...outUsd, fee_percent: '1', requisites: visaNumber },
  { id: 106, sysname: 'visa', ...toCard, ...outRub, fee_percent: '1', requisites: visaNumber },
  { id: 107, sysname: 'mastercard', ...toCard, ...outUsd, fee_percent: '1', requisites: mastercardNumber },
  { id: 108, sysname: 'bank', ...toBank, ...outUzs, max: '50000000.00', requisites: bankAccount },
  { id: 109, sysname: 'bank', ...toBank, ...outUsd, requisites: bankAccount },
  { id: 110, sysname: 'payme', ...toCard, ...outUzs, max: '5000000.00', requisites: phone },
  { id: 111, sysname: 'usdt', ...toCard, ...outUsdt, processing_time: 'PT5M', requisites: tronWallet },
  {
    id: 112,
    sysname: 'mastercard',
    ...toCard,
    ...outUzs,
    is_available: false,
    requisites: mastercardNumber,
  },
]

export const depositMethodsFor = (currency: string) =>
  depositMethods.filter((method) => method.currency === currency)

export const payoutMethodsFor = (currency: string) =>
  payoutMethods.filter((method) => method.currency === currency)

const minute = 60_000

/** Milliseconds of a processing time in whole minutes, such as "PT5M". */
export function processingTime({ processing_time: time }: { processing_time: string }): number {
  return Number(/^PT(\d+)M$/.exec(time)?.[1] ?? 0) * minute
}
