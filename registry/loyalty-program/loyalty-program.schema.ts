import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './loyalty-program.load.ts'
import { examples } from './loyalty-program.examples.ts'

export const loyaltyProgram = defineComponent({
  type: 'LoyaltyProgram',
  version: 1,
  description:
    'The loyalty program of the page: what it is about, what each level brings, and the rules. Stands on a page whose address has :sysname.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  examples,
})
