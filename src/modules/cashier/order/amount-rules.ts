import type { DepositMethod } from '../../../../schemas/api/entities/cashier.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import { messageOf, type FieldError, type FormMessages } from '../../../../forms/index.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import { addAmounts, compareAmounts, percentOf, subtractAmounts } from '../../../lib/amount.ts'
import { formatMoney, typedDecimals } from '../../../lib/format/money.ts'
import type { TypedAmount } from './amount-field.tsx'

/** `maxValue`: more than the player's limit or balance leaves. */
type AmountProblem = 'required' | 'sum' | 'decimals' | 'sumRange' | 'maxValue'

interface Bounds {
  currency: string
  min: string
  max: string
  /** What the player's limit leaves; null: no limit. */
  left?: string | null
}

/**
 * What is wrong with an amount: it must be positive, whole unless its currency may be typed with decimals, and within
 * the limits of the method and the player.
 */
export function amountProblem(
  amount: TypedAmount,
  { currency, min, max, left = null }: Bounds,
): AmountProblem | undefined {
  if (amount === '') return 'required'
  const decimals = typedDecimals(currency)
  const match = /^(?:0|[1-9]\d*)(?:\.(\d+))?$/.exec(amount ?? '')
  const isZero = match !== null && !/[1-9]/.test(match[0])
  if (amount === null || match === null || (match[1]?.length ?? 0) > decimals || (isZero && decimals === 0))
    return decimals === 0 ? 'sum' : 'decimals'
  if (isZero || compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) return 'sumRange'
  if (left !== null && compareAmounts(amount, left) > 0) return 'maxValue'
  return undefined
}

/**
 * The message for a wrong amount, from the dictionary of the payment's form: that of its field `amount`, else that
 * for every field.
 */
export function amountMessage(
  problem: AmountProblem,
  { min, max, left, currency }: Bounds,
  messages: FormMessages,
  locale: Locale,
): string {
  const highest = problem === 'maxValue' ? (left ?? max) : max
  const limits = {
    min: formatMoney({ amount: min, currency }, locale),
    max: formatMoney({ amount: highest, currency }, locale),
  }
  const error: FieldError = {
    path: ['amount'],
    code: problem,
    limits: problem === 'decimals' ? { max: typedDecimals(currency) } : limits,
  }
  return messageOf(messages, error)
}

/** Configured presets of the currency that are within the limits. */
export function offeredAmounts(
  method: Pick<DepositMethod, 'currency' | 'min' | 'max'>,
  presets: SiteConfig['cashier']['presets'],
  left: string | null = null,
): string[] {
  const values = presets[method.currency]?.map((preset) => preset.value) ?? []
  return values.filter((value) => amountProblem(value, { ...method, left }) === undefined)
}

export interface DepositSums {
  fee: string
  credited: string
}

/** The fee of a payment and the amount credited to the account. */
export function depositSums(amount: string, method: Pick<DepositMethod, 'fee_percent'>): DepositSums {
  const fee = percentOf(amount, method.fee_percent)
  return { fee, credited: subtractAmounts(amount, fee) }
}

/** The fee of a withdrawal is added: the amount paid out and the amount taken from the balance. */
export function withdrawalSums(amount: string, method: Pick<DepositMethod, 'fee_percent'>) {
  const fee = percentOf(amount, method.fee_percent)
  return { fee, taken: addAmounts(amount, fee) }
}
