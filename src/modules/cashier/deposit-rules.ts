import type { DepositMethod } from '../../../schemas/api/entities.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { compareAmounts, percentOf, subtractAmounts } from '../../lib/amount.ts'

/** A payment method as it is shown: what the platform says of it and what the settings say. */
export interface OfferedMethod extends DepositMethod {
  form: string
  icon: string
  name: string
  summary: string
}

/** Methods of the platform that the settings describe, in the order of the settings. */
export function offeredMethods(
  methods: readonly DepositMethod[],
  described: SiteConfig['cashier']['methods'],
): OfferedMethod[] {
  return described.flatMap(({ sysname, form, icon, name, description }) => {
    const method = methods.find((candidate) => candidate.sysname === sysname)
    return method === undefined ? [] : [{ ...method, form, icon, name, summary: description }]
  })
}

export type AmountProblem = 'required' | 'sum' | 'sumRange'

/** What is wrong with a sum: it is a whole number above zero, within the bounds of the method. */
export function amountProblem(
  amount: string,
  { min, max }: Pick<DepositMethod, 'min' | 'max'>,
): AmountProblem | undefined {
  if (amount === '') return 'required'
  if (!/^[1-9]\d*$/.test(amount)) return 'sum'
  if (compareAmounts(amount, min) < 0 || compareAmounts(amount, max) > 0) return 'sumRange'
  return undefined
}

/** Amounts that the settings offer in the currency and that the method takes. */
export function offeredAmounts(method: DepositMethod, presets: SiteConfig['cashier']['presets']): string[] {
  const values = presets[method.currency]?.map((preset) => preset.value) ?? []
  return values.filter((value) => amountProblem(value, method) === undefined)
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
