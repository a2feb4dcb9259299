import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const game = exampleGame('olmos-saltanati')
const params = { sysname: game.sysname }

export const gameStage = defineComponent({
  type: 'GameStage',
  version: 1,
  description: 'The game of the page with its frame, modes and controls. Stands on the page /game/:sysname.',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    game: {
      call: 'games.get',
      params: { sysname: { from: 'route', name: 'sysname' }, count: { from: 'value', value: 1 } },
    },
  },
  maxAge: 60,
  examples: {
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
  },
})
