import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './jackpot-details.load.ts'
import { examples } from './jackpot-details.examples.ts'

export const jackpotDetails = defineComponent({
  type: 'JackpotDetails',
  version: 1,
  description:
    'The jackpot of the page: current amount, how to win it, eligible games and past winners. Place it on a page whose route has :id.',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['games.get'],
  maxAge: 60,
  events: ['favourite'],
  examples,
})
