import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedInlineText, localizedText } from '../../schemas/documents/localized.ts'
import { socialProviderName } from '../../schemas/social-providers.ts'
import { examples } from './social-login.examples.ts'

export const socialLogin = defineComponent({
  type: 'SocialLogin',
  version: 1,
  description:
    'Buttons to log in or register through another service, in a window of its own. New players are then asked for missing details.',
  category: 'account',
  props: Type.Object(
    {
      lead: Type.Optional(localizedText(60, 'Text above the buttons, such as "or"')),
      services: Type.Array(socialProviderName({ picks: 'socialProvider' }), {
        minItems: 1,
        uniqueItems: true,
        description: 'Services of the settings “auth”, in the order of the buttons',
      }),
      purpose: Type.Enum(['login', 'registration'], { description: 'Purpose that is sent to the service' }),
      note: Type.Optional(
        localizedInlineText(300, 'Text below the buttons, such as the consent; markup: a, strong, em'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
