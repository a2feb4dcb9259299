import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './two-factor.examples.ts'

export const twoFactor = defineComponent({
  type: 'TwoFactor',
  version: 1,
  description:
    'Turns two-factor authentication on and off with a code. Not shown if the feature twoFactor is off. Uses the form two-factor-code.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,

  examples,
})
