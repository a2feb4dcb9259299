import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'

export const wallet = defineComponent({
  type: 'Wallet',
  version: 1,
  description: 'All balances of the player with the ways to deposit and to withdraw',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples: { normal: { props: {} } },
})
