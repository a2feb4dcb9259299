import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './feedback.examples.ts'

export const feedback = defineComponent({
  type: 'Feedback',
  version: 1,
  description:
    'Contact form for support. After sending, it confirms the message and shows where the answer will be sent.',
  category: 'content',
  props: Type.Object(
    {
      form: Type.Unsafe<string>({
        ...documentKey('form', 'Form document with a field "email"'),
        default: 'feedback',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
