import { Type } from 'typebox'
import { socialProviders } from '../../schemas/api/calls/auth.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedInlineText, localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './social-login.examples.ts'

export const socialLogin = defineComponent({
  type: 'SocialLogin',
  version: 1,
  description:
    'Buttons that log in or register through another service, in a window of its own. Who is new is asked afterwards for what is missing.',
  category: 'account',
  props: Type.Object(
    {
      lead: Type.Optional(localizedText(60, 'Stands above the buttons, such as "or"')),
      services: Type.Array(Type.Enum([...socialProviders]), {
        minItems: 1,
        uniqueItems: true,
        description: 'Services, in the order of the buttons',
      }),
      purpose: Type.Enum(['login', 'registration'], { description: 'What the service is told it is for' }),
      note: Type.Optional(
        localizedInlineText(300, 'Below the buttons, such as what one agrees to; markup: a, strong, em'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
