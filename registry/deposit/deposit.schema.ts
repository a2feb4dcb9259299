import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'

const uzcard = {
  id: 1,
  sysname: 'uzcard',
  currency: 'UZS',
  min: '20000.00',
  max: '10000000.00',
  fee_percent: '0',
  requisites: [],
}

export const deposit = defineComponent({
  type: 'Deposit',
  version: 1,
  description:
    'The deposit: payment methods, amount, requisites and the sum. Methods and presets come from the cashier settings.',
  category: 'money',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load: { settings: { call: 'cashier.getdepositsettings', params: {}, access: 'player' } },
  examples: {
    normal: { props: {}, data: { settings: { status: 'success', data: { items: [uzcard] } } } },
    empty: { props: {}, data: { settings: { status: 'success', data: { items: [] } } } },
    error: { props: {}, data: { settings: { status: 'error', error: 'BillingUnavailableException' } } },
    longText: {
      props: {},
      data: {
        settings: {
          status: 'success',
          data: { items: [{ ...uzcard, max: '99999999999.00', fee_percent: '12.75' }] },
        },
      },
    },
  },
})
