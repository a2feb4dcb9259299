import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './bet-history.load.ts'
import { examples } from './bet-history.examples.ts'

export const betHistory = defineComponent({
  type: 'BetHistory',
  version: 1,
  description: 'Bets of the player, newest first, by days, game and outcome, with the sums of those shown',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
