import type { ComponentExamples } from '../../schemas/component.ts'

const items = ['N***s', 'Sh***a', 'b***7'].map((fakename, index) => ({
  id: index + 1,
  jackpot_id: 4,
  jackpot: 'Ipak yoʻli: Grand',
  fakename,
  amount: { amount: `${41 - index}2000000.00`, currency: 'UZS' },
  game: { sysname: 'olmos-saltanati', name: 'Olmos Saltanati' },
  won_at: `2026-11-1${9 - index}T08:30:00Z`,
}))

const title = { uz: 'Jekpot yutganlar', ru: 'Кто выиграл джекпот' }

const answer = (list: unknown[]) => ({
  winners: { status: 'success' as const, data: { items: list, total: list.length } },
})

export const examples = {
  normal: { props: { title, count: 10 }, data: answer(items) },
  empty: { props: { title, count: 10 }, data: answer([]) },
  error: {
    props: { title, count: 10 },
    data: { winners: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {
      title: { uz: 'Jekpotni soʻnggi bor yutganlar', ru: 'Последние победители джекпотов' },
      count: 10,
    },
    data: answer(items.map((item) => ({ ...item, fakename: 'Abdurahmonbek***ov' }))),
  },
} satisfies ComponentExamples
