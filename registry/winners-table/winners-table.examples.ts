import type { ComponentExamples } from '../../schemas/component.ts'

const wins = [
  ['olmos-saltanati', 'Olmos Saltanati', 'slot', 'gem', '840000.00', 'S***a'],
  ['aviora', 'Aviora', 'fast', 'plane', '620600.00', 't***1'],
  ['sportsbook', 'Marquee Sport', null, 'ball', '96200.00', 'n***5'],
] as const

const items = wins.map(([sysname, name, type, emblem, amount, fakename], index) => ({
  position: index + 1,
  fakename,
  amount: { amount, currency: 'UZS' },
  bet: { amount: '5000.00', currency: 'UZS' },
  game: { sysname, name, type, image_url: null, emblem, palette: null },
  won_at: `2026-11-21T1${8 - index}:3${index}:00Z`,
  is_me: index === 1,
}))

const title = { uz: 'Eng katta yutuqlar', ru: 'Крупнейшие выигрыши' }

const answer = (list: unknown[]) => ({
  winners: { status: 'success' as const, data: { items: list, total: list.length } },
})

export const examples = {
  normal: { props: { title, count: 20 }, data: answer(items) },
  columns: {
    props: { title, count: 20, columns: ['name', 'bet', 'win', 'player'], sort: 'latest' },
    data: answer(items),
  },
  empty: { props: { title, count: 20 }, data: answer([]) },
  error: {
    props: { title, count: 20 },
    data: { winners: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {
      title: { uz: 'Bu yerda eng katta yutuqlar turadi', ru: 'Самые крупные выигрыши игроков' },
      count: 20,
    },
    data: answer(
      items.map((item) => ({
        ...item,
        fakename: 'Abdurahmonbek***ov',
        amount: { amount: '904182906740.55', currency: 'UZS' },
        game: { ...item.game, name: `${item.game.name}: the Extraordinary Anniversary Edition` },
      })),
    ),
  },
} satisfies ComponentExamples
