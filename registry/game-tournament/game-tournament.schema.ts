import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './game-tournament.load.ts'
import { examples } from './game-tournament.examples.ts'

export const gameTournament = defineComponent({
  type: 'GameTournament',
  version: 1,
  description:
    'The tournament in which the game of the page counts: prize fund, the player’s place, a button to join and a link to the tournament page. Not shown if there is no tournament. Place it on the page /game/:sysname.',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['tournament_participate'],
  examples,
})
