import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './feedback.examples.ts'

export const feedback = defineComponent({
  type: 'Feedback',
  version: 1,
  description: 'A letter to support; when it is sent, it says so and where the answer goes.',
  category: 'content',
  props: Type.Object(
    {
      form: Type.Unsafe<string>({
        ...documentKey('form', 'The form document, with a field "email"'),
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
