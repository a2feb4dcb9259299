import type { ComponentExamples } from '../../schemas/component.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })

const bet = {
  id: 71,
  game: { sysname: 'olmos-saltanati', name: 'Olmos Saltanati' },
  provider: 'Zarafshon Play',
  game_type: 'slot',
  bet: uzs('5000.00'),
  win: uzs('12500.00'),
  status: 'won',
  balance_type: 'main',
  created_at: '2026-03-01T07:00:00Z',
  settled_at: '2026-03-01T07:00:01Z',
  details: null,
}

const answered = (...items: unknown[]) => ({
  bets: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: {
    props: {},
    data: answered(bet, { ...bet, id: 70, win: uzs('0.00'), status: 'lost' }),
  },
  empty: { props: {}, data: answered() },
  error: { props: {}, data: { bets: { status: 'error', error: 'UnknownErrorException' } } },
  longText: {
    props: {},
    data: answered({
      ...bet,
      game: { sysname: 'long', name: 'Samarqand bozorining ming bir kechalik xazinasi' },
      details: 'Paxtakor — Navbahor, 1-taym, aniq hisob 2:1, ekspress 4 ta voqeadan',
      bet: uzs('99999999.99'),
      status: 'open',
      settled_at: null,
    }),
  },
} satisfies ComponentExamples
