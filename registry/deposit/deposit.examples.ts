import type { ComponentExamples } from '../../schemas/component.ts'

const uzcard = {
  id: 1,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '20000.00',
  max: '10000000.00',
  fee_percent: '0',
  processing_time: 'PT0S',
  display: 'redirect',
  is_available: true,
  requisites: [],
}

const humo = { ...uzcard, id: 3, sysname: 'humo' }

const visa = { ...uzcard, id: 4, sysname: 'visa', fee_percent: '1.5', display: 'new_window' }

const mastercard = { ...visa, id: 13, sysname: 'mastercard', is_available: false }

const savedCard = {
  id: 1,
  method: 'uzcard',
  brand: 'Uzcard',
  masked: '8600 **** **** 3308',
  expires: '12/27',
  status: 'ready',
}

const noLimit = {
  available_amount: null,
  can_edit: true,
  expired_at: null,
  limit_amount: null,
  period: 'none',
  currency: 'UZS',
}

const monthly = {
  ...noLimit,
  available_amount: '3850000.00',
  limit_amount: '5000000.00',
  period: 'month',
  expired_at: '2026-04-01T00:00:00Z',
}

const reload = {
  id: 2,
  sysname: 'reload',
  trigger: {
    action: 'deposit',
    user_satisfies_params: true,
    params: {
      exclude_methods: ['usdt'],
      min_amount: { amount: '100000.00', currency: 'UZS' },
      promo_code: false,
    },
  },
  description: {
    name: 'Haftalik +50%',
    text: 'Haftada bir marta depozitingizga yarmini qoʻshamiz.',
    terms: 'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun. 18+',
    rules: '',
    scene: null,
    image: null,
  },
  promotions: [{ id: 20, type: 'bonus', name: '+50%', percent: '50', amount: '1000000.00', count: null }],
  is_taken: false,
  finished_at: null,
}

/** Neither on a break nor self-excluded. */
const free = { time_out_until: null, self_excluded_until: null, is_self_excluded: false, session_minutes: 12 }

const answered = (methods: unknown[], offers: unknown[] = [], limit: unknown = noLimit) => ({
  settings: { status: 'success' as const, data: { items: methods } },
  offers: { status: 'success' as const, data: { items: offers, total: offers.length } },
  limit: { status: 'success' as const, data: limit },
  status: { status: 'success' as const, data: free },
})

export const examples = {
  normal: { props: {}, data: answered([uzcard, humo, visa, mastercard], [reload], monthly) },
  empty: { props: {}, data: answered([]) },
  savedCards: {
    props: {},
    data: {
      ...answered([{ ...uzcard, saved_cards: 'without_code' }, humo, visa], [], monthly),
      cards: {
        status: 'success',
        data: {
          items: [
            savedCard,
            { ...savedCard, id: 2, masked: '5614 **** **** 9042', expires: '01/26', status: 'expired' },
          ],
        },
      },
    },
  },
  error: {
    props: {},
    data: {
      settings: { status: 'error', error: 'BillingUnavailableException' },
      offers: { status: 'error', error: 'UnknownErrorException' },
      limit: { status: 'error', error: 'UnknownErrorException' },
      status: { status: 'error', error: 'UnknownErrorException' },
    },
  },
  excluded: {
    props: {},
    data: {
      ...answered([uzcard]),
      status: {
        status: 'success',
        data: { ...free, is_self_excluded: true, self_excluded_until: '2027-05-21T09:30:00Z' },
      },
    },
  },
  longText: {
    props: {},
    data: answered(
      [{ ...uzcard, max: '99999999999.00', fee_percent: '12.75' }],
      [
        {
          ...reload,
          description: {
            ...reload.description,
            name: 'Har haftaning dushanbasidan yakshanbasigacha +50%',
            terms:
              'Depozit 100,000 soʻmdan, veyjer ×20, 7 kun, 50,000 soʻmdan katta stavkalar hisobga olinmaydi. USDT uchun amal qilmaydi. 18+',
          },
        },
      ],
      { ...monthly, limit_amount: '99999999999.00', available_amount: '88888888888.00' },
    ),
  },
} satisfies ComponentExamples
