import type { ComponentExamples } from '../../schemas/component.ts'

const title = { uz: 'Shu oʻyindagi yutuqlar', ru: 'Выигрыши в этой игре' }
const params = { sysname: 'olmos-saltanati' }
const money = (amount: string) => ({ amount, currency: 'UZS' })

const wins = [
  ['Sh***a', '840000.00', '5000.00'],
  ['b***7', '512500.00', '5000.00'],
  ['M***k', '390000.00', '10000.00'],
  ['t***91', '275000.00', '5000.00'],
].map(([fakename = '', amount = '', bet = ''], index) => ({
  position: index + 1,
  fakename,
  amount: money(amount),
  bet: money(bet),
  game: {
    sysname: params.sysname,
    name: 'Olmos Saltanati',
    type: 'slot',
    image_url: null,
    emblem: 'gem',
    palette: null,
  },
  won_at: `2026-11-2${index}T08:30:00Z`,
  is_me: false,
}))

const success = (items: readonly unknown[]) => ({
  wins: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props: { title, count: 6 }, params, data: success(wins) },
  empty: { props: { title, count: 6 }, params, data: success([]) },
  error: {
    props: { title, count: 6 },
    params,
    data: { wins: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: { title, count: 6 },
    params,
    data: success(
      wins.map((win) => ({ ...win, fakename: 'Abdurahmonbek***ov', amount: money('904182906740.00') })),
    ),
  },
} satisfies ComponentExamples
