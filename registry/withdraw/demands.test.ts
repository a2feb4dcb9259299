import { describe, expect, it } from 'vitest'
import { ApiError } from '../../schemas/api/errors.ts'
import { termsInLine } from '../../src/modules/cashier/index.ts'
import type { Translate } from '../../src/lib/i18n/plain-i18n.ts'
import { demandOfError } from './demands.ts'

describe('a rejected withdrawal', () => {
  const t: Translate = (key, values = {}) =>
    `${String(Array.isArray(key) ? key[0] : key)} ${JSON.stringify(values)}`
  const told = (type: ConstructorParameters<typeof ApiError>[0], data: Record<string, unknown>) =>
    demandOfError(new ApiError(type, '', data), [], t, (amount) => `${amount} UZS`).text

  it.each([
    [
      'WithdrawalLimitsExceededException',
      { amount: 'day_limit', available: '5' },
      'refused.dayLimit {"available":"5 UZS"}',
    ],
    [
      'WithdrawalLimitsExceededException',
      { amount: 'balance', available: '7' },
      'refused.balance {"available":"7 UZS"}',
    ],
    ['WithdrawalLimitsExceededException', { open: 'maximum', maximum: 5 }, 'refused.open {"maximum":5}'],
    [
      'WithdrawalLimitsPeriodExceededException',
      { period: 'day', available: '1', limit: '9' },
      'refused.period {"available":"1 UZS","limit":"9 UZS"}',
    ],
    ['IdentityVerificationRequiredException', { threshold: '3' }, 'refused.identity {"threshold":"3 UZS"}'],
    ['KycWithdrawalException', { verification: 'pending' }, 'refused.checking {}'],
    ['WithdrawalDeclinedException', { reason: 'wagering' }, 'need.wagering {}'],
    ['RequisitesFraudulentException', {}, 'errors.RequisitesFraudulentException {}'],
  ] as const)('with %s and %j is explained', (type, data, text) => {
    expect(told(type, data)).toContain(text)
  })

  it('shows fee and processing time of a method', () => {
    const texts = new Map([
      ['now', 'сразу'],
      ['minutes', 'мин'],
      ['hours', 'ч'],
      ['days', 'дн'],
    ])
    const say: Translate = (key, values) =>
      `${typeof values?.['n'] === 'number' ? values['n'] : ''}${texts.get(String(key).split('.').at(-1) ?? '') ?? ''}`
    const line = (time: string) => termsInLine({ fee_percent: '1.50', processing_time: time }, say)
    expect(line('PT0S')).toMatch(/1\.50%.* · сразу$/)
    expect(line('P1DT2H30M')).toContain(' · 1дн 2ч 30мин')
    expect(line('soon')).toContain(' · soon')
    expect(line('')).not.toContain('·')
  })
})
