import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './identity-check.examples.ts'

export const identityCheck = defineComponent({
  type: 'IdentityCheck',
  version: 1,
  description:
    'Status of the identity check, and the provider’s page in an iframe. Not shown if the feature identityVerification is off.',
  category: 'account',
  props: Type.Object(
    {
      variant: Type.Optional(
        Type.Enum(['check', 'notice'], {
          description:
            'notice: one line with a link to the popup verification, hidden once the identity is confirmed. Default: the whole check',
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
