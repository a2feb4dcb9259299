import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './payment-result.load.ts'
import { examples } from './payment-result.examples.ts'

/** Outcomes of a payment, each with its own page. */
export const paymentOutcomes = ['success', 'fail', 'cancel', 'pending', 'mobile', 'new-window'] as const

export const paymentResult = defineComponent({
  type: 'PaymentResult',
  version: 1,
  description: 'How a payment ended, or that it is still under way: with the facts of the transaction',
  category: 'money',
  props: Type.Object(
    {
      outcome: Type.Enum([...paymentOutcomes], {
        description: 'State that the page is for; pending watches the payment and moves on by itself',
      }),
      title: localizedText(60, 'What happened'),
      text: Type.Optional(localizedText(240, 'What it means and what to do next')),
      buttons: Type.Array(BlockButton, { maxItems: 3, description: 'Where to go from here' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
