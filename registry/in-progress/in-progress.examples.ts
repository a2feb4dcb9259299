import type { ComponentExamples } from '../../schemas/component.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })

const bet = {
  id: 71,
  game: { sysname: 'mines', name: 'Xazina' },
  provider: 'Zarafshon Play',
  game_type: 'fast',
  bet: uzs('5000.00'),
  win: uzs('0.00'),
  status: 'open',
  balance_type: 'main',
  created_at: '2026-03-01T07:00:00Z',
  settled_at: null,
  details: null,
}

const payment = {
  id: 20417,
  created_at: '2026-03-01T07:00:00Z',
  updated_at: '2026-03-01T07:01:00Z',
  requisites: { card_number: '8600********3308' },
  method: 'uzcard',
  type: 'withdrawal',
  amount: uzs('500000.00'),
  status: 'pending',
  can_cancel: true,
  domain: 'localhost',
}

const cashback = {
  id: 5,
  status: 'pending',
  amount: uzs('14000.00'),
  percent: '5',
  start_date: '2026-02-22T19:00:00Z',
  end_date: '2099-03-01T19:00:00Z',
  receiving_expired_at: '2099-03-08T19:00:00Z',
  paid_out_at: null,
  description: { name: 'Haftalik keshbek', text: '' },
}

const list = (...items: unknown[]) => ({ status: 'success' as const, data: { items, total: items.length } })
const failed = { status: 'error', error: 'UnknownErrorException' } as const

const match = {
  ...bet,
  id: 72,
  game: { sysname: 'sportsbook', name: 'Sportbuk' },
  game_type: 'football',
  details: 'Paxtakor — Navbahor, 1',
}

export const examples = {
  normal: { props: {}, data: { bets: list(bet, match), payments: list(payment), cashbacks: list(cashback) } },
  empty: { props: {}, data: { bets: list(), payments: list(), cashbacks: list() } },
  error: { props: {}, data: { bets: failed, payments: list(payment), cashbacks: failed } },
  longText: {
    props: {},
    data: {
      bets: list({
        ...match,
        details: 'Paxtakor — Navbahor, 1-taym, aniq hisob 2:1, ekspress 4 ta voqeadan',
        bet: uzs('99999999.99'),
      }),
      payments: list({ ...payment, amount: uzs('999999999999.00') }),
      cashbacks: list({
        ...cashback,
        status: 'active',
        description: { name: 'Navroʻz bayrami haftasidagi yoʻqotishlar uchun keshbek', text: '' },
      }),
    },
  },
} satisfies ComponentExamples
