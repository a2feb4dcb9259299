import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './identity-check.examples.ts'

export const identityCheck = defineComponent({
  type: 'IdentityCheck',
  version: 1,
  description:
    'How the identity check stands, and the page of the provider in a frame. Gone where the feature identityVerification is off.',
  category: 'account',
  props: Type.Object(
    {
      variant: Type.Optional(
        Type.Enum(['check', 'notice'], {
          description:
            'notice: one line that leads to the popup verification, gone once the identity is confirmed; left out: the whole check',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,

  examples,
})
