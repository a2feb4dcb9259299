import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './two-factor.examples.ts'

export const twoFactor = defineComponent({
  type: 'TwoFactor',
  version: 1,
  description:
    'Switches the second factor of the login on and off by a code. Gone where the feature twoFactor is off. The form of the code is two-factor-code.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,

  examples,
})
