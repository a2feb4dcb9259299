import type { DepositMethod } from '../../../../schemas/api/entities/cashier.ts'
import type { SiteConfig } from '../../../../schemas/compiled.ts'
import { addAmounts, compareAmounts, percentOf, subtractAmounts } from '../../../lib/amount.ts'

export type AmountProblem = 'required' | 'sum' | 'sumRange' | 'limit'

interface Bounds {
  min: string
  max: string
  /** What the player's limit leaves; null: no limit. */
  left?: string | null
}

/** What is wrong with an amount: it must be a positive integer within the limits of the method and the player. */
export function amountProblem(amount: string, { min, max, left = null }: Bounds): AmountProblem | undefined {
  if (amount === '') return 'required'
  if (!/^[1-9]\d*$/.test(amount)) return 'sum'
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) return 'sumRange'
  if (left !== null && compareAmounts(amount, left) > 0) return 'limit'
  return undefined
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
