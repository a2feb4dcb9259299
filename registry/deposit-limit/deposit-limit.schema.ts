import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './deposit-limit.load.ts'
import { examples } from './deposit-limit.examples.ts'

export const depositLimit = defineComponent({
  type: 'DepositLimit',
  version: 1,
  description:
    'Amount that the player can still deposit in this period, with a link to support to change the limit',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
