import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './tournament-details.load.ts'
import { examples } from './tournament-details.examples.ts'

export const tournamentDetails = defineComponent({
  type: 'TournamentDetails',
  version: 1,
  description:
    'The tournament of the page: prize fund, countdown, a button to join, leaderboard, prize table, rules and the player’s place. Place it on a page whose route has :id.',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 30,
  events: ['tournament_participate'],
  examples,
})
