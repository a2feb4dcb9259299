import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './loyalty-program.load.ts'
import { examples } from './loyalty-program.examples.ts'

export const loyaltyProgram = defineComponent({
  type: 'LoyaltyProgram',
  version: 1,
  description:
    'The loyalty program of the page: description, benefits of each level, and rules. Place it on a page whose route has :sysname.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  examples,
})
