import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './game-tournament.load.ts'
import { examples } from './game-tournament.examples.ts'

export const gameTournament = defineComponent({
  type: 'GameTournament',
  version: 1,
  description:
    'The tournament that the game of the page counts in: its prize fund, the own place of a player, a button to take part and a link to its page. Nothing where there is none. Stands on the page /game/:sysname.',
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
