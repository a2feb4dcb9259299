import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './withdraw.load.ts'
import { examples } from './withdraw.examples.ts'

export const withdraw = defineComponent({
  type: 'Withdraw',
  version: 1,
  description:
    'The withdrawal: what is available, what must be done first, method, amount and where the money goes; then how the request goes. Methods and the buttons beside refusals come from the cashier settings.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  events: ['make_withdrawal'],
  examples,
})
