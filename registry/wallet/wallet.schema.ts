import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './wallet.examples.ts'

export const wallet = defineComponent({
  type: 'Wallet',
  version: 1,
  description: 'All balances of the player, with links to deposit and withdraw',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  calls: ['account.getBalance'],
  examples,
})
