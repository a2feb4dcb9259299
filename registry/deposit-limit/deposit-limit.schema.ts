import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './deposit-limit.load.ts'
import { examples } from './deposit-limit.examples.ts'

export const depositLimit = defineComponent({
  type: 'DepositLimit',
  version: 1,
  description: 'What the player may still deposit in this period. To change it, it leads to support.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
