import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './receipt.load.ts'
import { examples } from './receipt.examples.ts'

export const receipt = defineComponent({
  type: 'Receipt',
  version: 1,
  description:
    'The data of a payment, to be kept or printed: of the one that the query key "transaction" names, else of the last',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
