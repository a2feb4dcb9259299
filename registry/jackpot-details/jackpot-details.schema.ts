import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './jackpot-details.load.ts'
import { examples } from './jackpot-details.examples.ts'

export const jackpotDetails = defineComponent({
  type: 'JackpotDetails',
  version: 1,
  description:
    'The jackpot of the page: what it would pay now, how it is won, the games that may win it and who did. Stands on a page whose address has :id.',
  category: 'games',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['favourite'],
  examples,
})
