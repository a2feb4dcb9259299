import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './invitation-notice.examples.ts'

export const invitationNotice = defineComponent({
  type: 'InvitationNotice',
  version: 1,
  description:
    'Tells guests who opened the link of a friend that they register by invitation, with a link to decline it, for the page and the popup of the registration. Everyone else does not see it, and nobody does if the feature switch “referral” is off.',
  category: 'account',
  props: Type.Object(
    {
      text: Type.Optional(
        localizedText(
          300,
          'What the guest should know. Default: that a friend invited them, and what the friend will see',
        ),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  examples,
})
