import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './tournament-details.load.ts'
import { examples } from './tournament-details.examples.ts'

export const tournamentDetails = defineComponent({
  type: 'TournamentDetails',
  version: 1,
  description:
    'The tournament of the page: prize fund, countdown, a button to take part, leaders, prize ladder, rules and the own place of a player. Stands on a page whose address has :id.',
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
