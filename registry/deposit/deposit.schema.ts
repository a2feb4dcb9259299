import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './deposit.load.ts'
import { examples } from './deposit.examples.ts'

export const deposit = defineComponent({
  type: 'Deposit',
  version: 1,
  description:
    'The deposit: payment methods, amount, offers, requisites and the sum. Methods, presets and the way they are shown come from the cashier settings.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  events: ['make_deposit', 'promo-not-found'],
  examples,
})
