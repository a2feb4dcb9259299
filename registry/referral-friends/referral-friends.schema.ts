import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './referral-friends.examples.ts'
import { load } from './referral-friends.load.ts'

export const referralFriends = defineComponent({
  type: 'ReferralFriends',
  version: 1,
  description:
    'The friends whom the player has invited: masked name, state, reward or the reason why there is none. Not shown during a break, nor if the feature switch “referral” is off or the platform has no invitations.',
  category: 'account',
  props: Type.Object(
    {
      title: Type.Optional(localizedText(60, 'Heading. Default: Your friends')),
      count: Type.Optional(
        Type.Integer({
          minimum: 3,
          maximum: 50,
          description:
            'Number of friends shown at first, and added with each tap on "show more". Default: 10',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
