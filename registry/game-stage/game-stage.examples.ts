import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const game = exampleGame('olmos-saltanati')

const params = { sysname: game.sysname }

export const examples = {
  normal: {
    props: {},
    params,
    data: { game: { status: 'success', data: { items: [game], total: 1 } } },
  },
  empty: {
    props: {},
    params: { sysname: 'no-such-game' },
    data: { game: { status: 'success', data: { items: [], total: 0 } } },
  },
  error: {
    props: {},
    params,
    data: { game: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {},
    params,
    data: {
      game: {
        status: 'success',
        data: {
          items: [
            {
              ...game,
              description: { name: 'The Extraordinary Diamond Empire of the Great Silk Road: Megaways' },
              provider: 'International Interactive Entertainment',
            },
          ],
          total: 1,
        },
      },
    },
  },
} satisfies ComponentExamples
