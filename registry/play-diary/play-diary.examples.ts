import type { ComponentExamples } from '../../schemas/component.ts'

const uzs = (amount: string) => ({ amount, currency: 'UZS' })

const bet = {
  id: 71,
  game: { sysname: 'olmos-saltanati', name: 'Olmos Saltanati' },
  bet: uzs('5000.00'),
  win: uzs('12500.00'),
  status: 'won',
  balance_type: 'main',
  created_at: '2026-03-02T07:00:00Z',
}

const lost = { win: uzs('0.00'), status: 'lost' }
const aviora = { game: { sysname: 'aviora', name: 'Aviora' } }

const bets = [
  bet,
  { ...bet, ...lost, id: 70, created_at: '2026-03-02T06:52:00Z' },
  { ...bet, ...lost, ...aviora, id: 69, created_at: '2026-03-02T06:45:00Z' },
  { ...bet, ...lost, ...aviora, id: 68, created_at: '2026-03-01T07:00:00Z', bet: uzs('40000.00') },
]

const answered = (items: unknown[], total = items.length) => ({
  bets: { status: 'success' as const, data: { items, total } },
})

export const examples = {
  normal: { props: {}, data: answered(bets) },
  partly: { props: {}, data: answered(bets, 480) },
  empty: { props: {}, data: answered([]) },
  error: { props: {}, data: { bets: { status: 'error', error: 'UnknownErrorException' } } },
  longText: {
    props: {},
    data: answered([
      {
        ...bet,
        game: { sysname: 'long', name: 'Samarqand bozorining ming bir kechalik xazinasi' },
        win: uzs('999999999999.00'),
      },
    ]),
  },
} satisfies ComponentExamples
