import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const money = { amount: '500000000.00', currency: 'UZS' }

const game = exampleGame('olmos-saltanati')

const tournament = {
  id: 12,
  status: 'active',
  started_at: '2026-11-01T00:00:00Z',
  finished_at: '2099-11-30T18:00:00Z',
  description: { name: 'Kuz marrasi', text: 'Koʻp tikkan yutadi.', rules: '', scene: 'trophy' },
  total_prize: money,
  image_url: null,
  provider: null,
  tags: ['top'],
  games_count: 214,
  total_participants: 12480,
  total_points: 0,
  reset_on_cashout: false,
  user_info: null,
}

const params = { sysname: game.sysname }

const answers = (tournaments: unknown[]) => ({
  game: { status: 'success' as const, data: { items: [game], total: 1 } },
  tournaments: { status: 'success' as const, data: { items: tournaments, total: tournaments.length } },
})

export const examples = {
  normal: { props: {}, params, data: answers([tournament]) },
  participating: {
    viewer: 'player',
    props: {},
    params,
    data: answers([
      {
        ...tournament,
        user_info: { is_participating: true, position: 184, points: 612_450, prize: null },
      },
    ]),
  },
  empty: { props: {}, params, data: answers([{ ...tournament, tags: ['ways'] }]) },
  error: {
    props: {},
    params,
    data: {
      game: { status: 'error', error: 'ApplicationUnavailableException' },
      tournaments: { status: 'error', error: 'ApplicationUnavailableException' },
    },
  },
  longText: {
    props: {},
    params,
    data: answers([
      {
        ...tournament,
        description: {
          ...tournament.description,
          name: 'Великая осенняя гонка за сокровищами Шёлкового пути',
        },
      },
    ]),
  },
} satisfies ComponentExamples
