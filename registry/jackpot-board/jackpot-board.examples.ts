import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

function jackpot(id: number, level: string, amount: string, ceiling: string | null, winner: string | null) {
  return {
    id,
    sysname: `ipak-yoli-${level}`,
    name: `Ipak yoʻli: ${level}`,
    level,
    amount: money(amount),
    ceiling: ceiling === null ? null : money(ceiling),
    growth_per_second: money('33.33'),
    games: [],
    description: { text: 'Istalgan stavkada tasodifan tushadi.', image: null },
    last_win:
      winner === null ? null : { fakename: winner, amount: money(amount), won_at: '2026-11-19T08:30:00Z' },
  }
}

const title = { uz: 'Mega jekpot', ru: 'Мега-джекпот' }

const items = [
  jackpot(4, 'grand', '418290674.12', '600000000.00', 'N***s'),
  jackpot(3, 'major', '31844012.00', '60000000.00', 'Sh***a'),
  jackpot(2, 'minor', '2408156.50', '6500000.00', 'b***7'),
  jackpot(1, 'mini', '690438.00', '800000.00', null),
]

export const examples = {
  normal: { props: { title }, data: { jackpots: { status: 'success', data: { items } } } },
  empty: { props: { title }, data: { jackpots: { status: 'success', data: { items: [] } } } },
  error: {
    props: { title },
    data: { jackpots: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: { title: { uz: 'Eng katta kuzgi jekpot!', ru: 'Самый большой джекпот' } },
    data: {
      jackpots: {
        status: 'success',
        data: {
          items: [
            jackpot(4, 'grand', '904182906740.00', '1000000000000.00', 'Shahnoza***na'),
            jackpot(3, 'major', '4318440120.00', '6000000000.00', 'Abdurahmon***ov'),
            jackpot(2, 'minor', '324081560.00', null, 'Dilshodbek***li'),
            jackpot(1, 'mini', '61904380.00', '80000000.00', 'Gulchehra***xon'),
          ],
        },
      },
    },
  },
} satisfies ComponentExamples
