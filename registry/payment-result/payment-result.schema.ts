import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { paymentDisplays } from '../../schemas/api/payment-displays.ts'
import { load } from './payment-result.load.ts'
import { examples } from './payment-result.examples.ts'

const waiting = paymentDisplays.filter((display) => display !== 'redirect' && display !== 'frame')

/** Outcomes of a payment, and the displays of one that is not made yet, each with its own page. */
export const paymentOutcomes = ['success', 'fail', 'cancel', ...waiting] as const

export const paymentResult = defineComponent({
  type: 'PaymentResult',
  version: 2,
  description: 'Result of a payment, or its progress while it is pending, with the transaction details',
  category: 'money',
  props: Type.Object(
    {
      outcome: Type.Enum([...paymentOutcomes], {
        description:
          'Payment status that the page is for; pending: watches the payment and moves on automatically. Shows the payment page in an iframe if the platform asks for it',
      }),
      title: localizedText(60, 'What happened'),
      text: Type.Optional(localizedText(240, 'What the status means and what to do next')),
      buttons: Type.Array(BlockButton, { maxItems: 3, description: 'Links to further pages' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [
    // Outcomes have the names of the platform.
    ({ outcome, ...props }) => ({ ...props, outcome: outcome === 'new-window' ? 'new_window' : outcome }),
  ],
  interactive: true,
  load,
  // The platform may list a new transaction only after a while: the view asks for it again.
  resolves: ['transaction'],
  calls: ['cashier.getdepositinfo', 'bonuses.get', 'bettingBonuses.get'],
  examples,
})
