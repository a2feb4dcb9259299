import type { ComponentExamples } from '../../schemas/component.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })

const uzcard = {
  id: 101,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '50000.00',
  max: '20000000.00',
  fee_percent: '0',
  processing_time: 'PT1M',
  requisites: [],
  is_available: true,
  saved_requisites: [{ id: 5, masked: '8600 **** **** 3308', status: 'ready' }],
  bank_required: false,
}

const humo = {
  ...uzcard,
  id: 103,
  sysname: 'humo',
  saved_requisites: [{ id: 6, masked: '9860 **** **** 7421', status: 'on_verification' }],
}

const bank = {
  ...uzcard,
  id: 108,
  sysname: 'bank',
  processing_time: 'PT5M',
  saved_requisites: [],
  bank_required: true,
}

const settings = {
  items: [uzcard, humo, bank],
  available: uzs('1284500.00'),
  held: uzs('250000.00'),
  day_limit: uzs('30000000.00'),
  day_left: uzs('29750000.00'),
  needs: [],
}

const answered = (data: unknown) => ({ settings: { status: 'success' as const, data } })

export const examples = {
  normal: { props: {}, data: answered(settings) },
  demands: {
    props: {},
    data: answered({ ...settings, needs: ['confirmed_contact', 'verification', 'wagering'] }),
  },
  empty: { props: {}, data: answered({ ...settings, items: [] }) },
  error: { props: {}, data: { settings: { status: 'error', error: 'BillingUnavailableException' } } },
  longText: {
    props: {},
    data: answered({
      ...settings,
      items: [{ ...uzcard, fee_percent: '12.75', max: '99999999999.00', processing_time: 'P2DT12H30M' }],
      available: uzs('99999999999.99'),
      needs: ['profile'],
    }),
  },
} satisfies ComponentExamples
