import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './deposit.load.ts'
import { examples } from './deposit.examples.ts'

export const deposit = defineComponent({
  type: 'Deposit',
  version: 1,
  description:
    'Deposit page: payment methods, amount, offers, payment details and the total. Methods, preset amounts and their layout come from the cashier settings.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['cashier.gethistory', 'cashier.getdepositinfo', 'cashier.removecard'],
  events: ['make_deposit', 'promo-not-found'],
  examples,
})
