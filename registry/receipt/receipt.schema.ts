import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './receipt.load.ts'
import { examples } from './receipt.examples.ts'

export const receipt = defineComponent({
  type: 'Receipt',
  version: 1,
  description:
    'Payment receipt to save or print: of the transaction in the query key "transaction", or of the latest payment',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['cashier.getdepositinfo'],
  examples,
})
