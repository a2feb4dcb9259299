import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './referral.examples.ts'
import { load } from './referral.load.ts'

export const referral = defineComponent({
  type: 'Referral',
  version: 1,
  description:
    'Invitation of friends: how it works, the player’s link, the platform’s terms and what the invitations have led to. A player on a break reads that nobody can be invited now. Not shown if the feature switch “referral” is off or the platform has no invitations.',
  category: 'account',
  props: Type.Object(
    { title: Type.Optional(localizedText(60, 'Heading. Default: Invite a friend')) },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
