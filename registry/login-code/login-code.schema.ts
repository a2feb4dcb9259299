import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './login-code.examples.ts'

export const loginCode = defineComponent({
  type: 'LoginCode',
  version: 1,
  description:
    'The second step of a login: the form for the code, and another code once its time has come. Stands in the popup two-factor.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      text: localizedText(160, 'Where the code is to be found'),
      form: documentKey('form', 'The form with the field "code"'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
