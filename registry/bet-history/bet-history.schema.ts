import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './bet-history.load.ts'
import { examples } from './bet-history.examples.ts'

export const betHistory = defineComponent({
  type: 'BetHistory',
  version: 1,
  description:
    'The player’s bets, newest first, with filters by date, game and outcome, and totals of the bets shown',
  category: 'games',
  props: Type.Object(
    {
      pageSize: Type.Optional(
        Type.Integer({
          minimum: 5,
          maximum: 100,
          description: 'Bets loaded at a time. Default: 20',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
