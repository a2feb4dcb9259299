import type { DepositMethod } from '../../../../schemas/api/entities/cashier.ts'
import type { Translate } from '../../../lib/i18n/plain-i18n.ts'
import { formatPercent } from '../../../lib/format/number.ts'
import { durationText } from './duration.ts'

/** Fee and, if the platform knows it, duration of a payment method as texts. */
export function methodTerms(
  { fee_percent, processing_time }: Pick<DepositMethod, 'fee_percent' | 'processing_time'>,
  t: Translate,
): { name: 'fee' | 'time'; value: string }[] {
  const time = durationText(processing_time, t)
  return [
    { name: 'fee', value: formatPercent(fee_percent) },
    ...(time === '' ? [] : [{ name: 'time' as const, value: time }]),
  ]
}

/** The same in one line. */
export const termsInLine = (method: Parameters<typeof methodTerms>[0], t: Translate): string =>
  methodTerms(method, t)
    .map(({ value }) => value)
    .join(' · ')
