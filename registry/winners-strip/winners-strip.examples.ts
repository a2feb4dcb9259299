import type { ComponentExamples } from '../../schemas/component.ts'

const wins = [
  ['olmos-saltanati', 'Olmos Saltanati', 'slot', 'gem', '840000.00', 'S***a'],
  ['aviora', 'Aviora', 'fast', 'plane', '1120600.00', 't***1'],
  ['wolf-moon', 'Wolf Moon', 'slot', 'wolf', '515000.50', 'M***k'],
  ['ruletka-salon', 'Ruletka Salon', 'live', 'roulette', '2450000.00', 'b***7'],
  ['sportsbook', 'Marquee Sport', null, 'ball', '96200.00', 'n***5'],
  ['lotus-garden', 'Lotus Garden', 'slot', 'lotus', '268400.00', 'J***r'],
] as const

const items = wins.map(([sysname, name, type, emblem, amount, fakename], index) => ({
  position: index + 1,
  fakename,
  amount: { amount, currency: 'UZS' },
  bet: { amount: '5000.00', currency: 'UZS' },
  game: { sysname, name, type, image_url: null, emblem, palette: null },
  won_at: `2026-11-21T1${8 - index}:3${index}:00Z`,
  is_me: false,
}))

const title = { uz: 'Yutuqlar', ru: 'Выигрывают' }

export const examples = {
  normal: {
    props: { title, count: 12 },
    data: { winners: { status: 'success', data: { items, total: 96 } } },
  },
  slow: {
    props: { title, count: 12, winSeconds: 10 },
    data: { winners: { status: 'success', data: { items, total: 96 } } },
  },
  empty: {
    props: { title, count: 12 },
    data: { winners: { status: 'success', data: { items: [], total: 0 } } },
  },
  error: {
    props: { title, count: 12 },
    data: { winners: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: { title: { uz: 'Hozirgina yutganlar', ru: 'Сейчас выигрывают у нас' }, count: 12 },
    data: {
      winners: {
        status: 'success',
        data: {
          items: items.map((item) => ({
            ...item,
            fakename: 'Abdurahmonbek***ov',
            amount: { amount: '904182906740.55', currency: 'UZS' },
            game: { ...item.game, name: `${item.game.name}: the Extraordinary Anniversary Edition` },
          })),
          total: 96,
        },
      },
    },
  },
} satisfies ComponentExamples
