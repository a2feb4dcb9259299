import type { ComponentExamples } from '../../schemas/component.ts'

interface Example {
  id: string
  league: string
  sides: readonly [home: string, away: string]
  odds: readonly (string | null)[]
  live?: { score: string; minute: number | null; period: string | null }
}

function event({ id, league, sides: [home, away], odds, live }: Example) {
  const names = odds.length === 3 ? ['1', 'X', '2'] : ['1', '2']
  return {
    id,
    sport: 'football',
    league,
    home,
    away,
    starts_at: '2026-11-21T16:45:00Z',
    is_live: live !== undefined,
    score: live?.score ?? null,
    minute: live?.minute ?? null,
    period: live?.period ?? null,
    outcomes: names.map((name, index) => ({
      name,
      odds: odds[index] ?? null,
      path: `/event/${id}/${name.toLowerCase()}`,
    })),
    more_markets: 38,
    path: `/event/${id}`,
  }
}

const items = [
  event({
    id: '20261121-football-03',
    league: 'Superliga · 27-tur',
    sides: ['Anhor FK', 'Registon'],
    odds: ['2.35', '2.90', '3.10'],
    live: { score: '1:1', minute: 64, period: null },
  }),
  event({
    id: '20261121-tennis-02',
    league: 'Toshkent Open',
    sides: ['A. Karimov', 'D. Lorenz'],
    odds: ['1.48', null],
    live: { score: '1:0', minute: null, period: '2-set' },
  }),
  event({
    id: '20261121-football-09',
    league: 'Chempionlar kubogi',
    sides: ['Nord City', 'Real Sierra'],
    odds: ['2.80', '3.40', '2.42'],
  }),
]

const title = { uz: 'Jonli sport', ru: 'Live-ставки' }

export const examples = {
  normal: {
    props: { title, count: 6, moreLink: '/betting' },
    data: { events: { status: 'success', data: { items, total: 38 } } },
  },
  empty: {
    props: { title, count: 6, moreLink: '/betting' },
    data: { events: { status: 'success', data: { items: [], total: 0 } } },
  },
  error: {
    props: { title, count: 6, moreLink: '/betting' },
    data: { events: { status: 'error', error: 'InternalServerErrorException' } },
  },
  platformWithoutSports: {
    props: { title, count: 6, moreLink: '/betting' },
    data: { events: { status: 'error', error: 'MethodNotFoundException' } },
  },
  longText: {
    props: {
      title: {
        uz: 'Hozirgi eng qiziq sport uchrashuvlari',
        ru: 'Самые интересные матчи прямо сейчас',
      },
      count: 6,
      moreLink: '/betting',
    },
    data: {
      events: {
        status: 'success',
        data: {
          items: items.map((item) => ({
            ...item,
            league: 'International Champions of Champions Cup, third qualifying round',
            home: 'Borussia Mönchengladbach Reserve Eleven',
          })),
          total: 1248,
        },
      },
    },
  },
} satisfies ComponentExamples
