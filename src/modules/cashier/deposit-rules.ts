import type { DepositMethod } from '../../../schemas/api/entities/cashier.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { addAmounts, compareAmounts, percentOf, subtractAmounts } from '../../lib/amount.ts'

export type AmountProblem = 'required' | 'sum' | 'sumRange' | 'limit'

interface Bounds {
  min: string
  max: string
  /** What a limit of the player leaves; null: there is none. */
  left?: string | null
}

/** What is wrong with a sum: it is a whole number above zero, within the bounds of method and player. */
export function amountProblem(amount: string, { min, max, left = null }: Bounds): AmountProblem | undefined {
  if (amount === '') return 'required'
  if (!/^[1-9]\d*$/.test(amount)) return 'sum'
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) return 'sumRange'
  if (left !== null && compareAmounts(amount, left) > 0) return 'limit'
  return undefined
}

/** Amounts that the settings offer in the currency and that the bounds allow. */
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

/** The fee of a payment, and what reaches the account. */
export function depositSums(amount: string, method: Pick<DepositMethod, 'fee_percent'>): DepositSums {
  const fee = percentOf(amount, method.fee_percent)
  return { fee, credited: subtractAmounts(amount, fee) }
}

/** The fee of a withdrawal comes on top: what is paid out, and what leaves the balance. */
export function withdrawalSums(amount: string, method: Pick<DepositMethod, 'fee_percent'>) {
  const fee = percentOf(amount, method.fee_percent)
  return { fee, taken: addAmounts(amount, fee) }
}
