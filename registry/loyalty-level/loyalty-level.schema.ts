import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './loyalty-level.load.ts'
import { examples } from './loyalty-level.examples.ts'

export const loyaltyLevel = defineComponent({
  type: 'LoyaltyLevel',
  version: 1,
  description: 'The player’s level in the loyalty program and the progress to the next one',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
