import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './game-stage.load.ts'
import { examples } from './game-stage.examples.ts'

export const gameStage = defineComponent({
  type: 'GameStage',
  version: 1,
  description:
    'The game of the page with its iframe, modes and controls. Place it on the page /game/:sysname.',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: [
    'account.getBalance',
    'freespins.get',
    'games.getDetails',
    'games.getLikes',
    'responsible.getspending',
  ],
  maxAge: 60,
  events: ['favourite', 'play_game'],
  examples,
})
