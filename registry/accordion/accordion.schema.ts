import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './accordion.examples.ts'

export const accordion = defineComponent({
  type: 'Accordion',
  version: 1,
  description:
    'Questions that expand to show their answers. Search engines and the browser’s page search find all answers.',
  category: 'content',
  props: Type.Object(
    {
      items: Type.Array(
        Type.Object(
          {
            question: localizedText(140, 'The question, worded as a reader would ask it'),
            answer: localizedRichText(4000, 'The answer; lists, links and emphasis are allowed'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 40, description: 'Put the most frequent question first' },
      ),
      isExclusive: Type.Optional(
        Type.Boolean({
          description: 'Opening a question closes the others. Default: any number of questions can be open',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
