import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

const jackpot = {
  id: 4,
  sysname: 'ipak-yoli-grand',
  name: 'Ipak yoʻli: Grand',
  level: 'grand',
  amount: money('418290674.12'),
  ceiling: money('600000000.00'),
  growth_per_second: money('33.33'),
  games: [{ sysname: 'olmos-saltanati', name: 'Olmos Saltanati' }],
  description: {
    text: 'Istalgan stavkada tasodifan tushadi. Stavka qancha katta boʻlsa, ehtimol shuncha yuqori.',
    image: null,
  },
  last_win: { fakename: 'N***s', amount: money('412000000.00'), won_at: '2026-11-19T08:30:00Z' },
}

const wins = ['N***s', 'Sh***a', 'b***7'].map((fakename, index) => ({
  id: index + 1,
  jackpot_id: 4,
  jackpot: jackpot.name,
  fakename,
  amount: money(`${41 - index}2000000.00`),
  game: { sysname: 'olmos-saltanati', name: 'Olmos Saltanati' },
  won_at: `2026-11-1${9 - index}T08:30:00Z`,
}))

const params = { id: '4' }

const success = <Data>(data: Data) => ({ status: 'success' as const, data })

const failure = { status: 'error' as const, error: 'ApplicationUnavailableException' }

export const examples = {
  normal: {
    props: {},
    params,
    data: { jackpot: success({ items: [jackpot] }), winners: success({ items: wins, total: 3 }) },
  },
  empty: {
    props: {},
    params,
    data: { jackpot: success({ items: [] }), winners: success({ items: [], total: 0 }) },
  },
  error: { props: {}, params, data: { jackpot: failure, winners: failure } },
  longText: {
    props: {},
    params,
    data: {
      jackpot: success({
        items: [
          {
            ...jackpot,
            name: 'Великий джекпот Шёлкового пути и всех его караванов',
            amount: money('904182906740.00'),
            ceiling: money('1000000000000.00'),
          },
        ],
      }),
      winners: success({
        items: wins.map((win) => ({ ...win, fakename: 'Abdurahmonbek***ov' })),
        total: 3,
      }),
    },
  },
} satisfies ComponentExamples
