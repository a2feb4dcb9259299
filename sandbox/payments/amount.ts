import type { DepositMethod } from '../../schemas/api/entities/cashier.ts'
import { ApiError } from '../../schemas/api/errors.ts'
import { isChoosable, toMinorUnits } from '../ledger/currencies.ts'

type Bounds = Pick<DepositMethod, 'min' | 'max' | 'currency'>

/** The amount in minor units, or the validation error. */
function amountWithin(amount: string, { min, max, currency }: Bounds): bigint | 'amount' | 'min' | 'max' {
  const [value, least, most] = [amount, min, max].map((each) => toMinorUnits(each, currency))
  if (value === undefined || least === undefined || most === undefined) return 'amount'
  if (value < least) return 'min'
  if (value > most) return 'max'
  return isChoosable(value, currency) ? value : 'amount'
}

/** The method's fee for an amount, rounded half up to minor units. */
export function feeOf(amount: bigint, { fee_percent: percent }: Pick<DepositMethod, 'fee_percent'>): bigint {
  const [whole = '0', fraction = ''] = percent.split('.')
  const share = BigInt(`${whole}${fraction}`)
  const divisor = 100n * 10n ** BigInt(fraction.length)
  return (amount * share * 2n + divisor) / (divisor * 2n)
}

/**
 * The amount in minor units; throws an error that lists the invalid amount together with `errors`, the invalid
 * payment details.
 */
export function checkedAmount(amount: string, method: Bounds, errors: Record<string, string>): bigint {
  const value = amountWithin(amount, method)
  if (typeof value === 'string')
    throw new ApiError('InvalidParameterException', 'Wrong amount', { ...errors, amount: value })
  if (Object.keys(errors).length > 0)
    throw new ApiError('InvalidParameterException', 'Wrong requisites', errors)
  return value
}
