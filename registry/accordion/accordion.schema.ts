import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './accordion.examples.ts'

export const accordion = defineComponent({
  type: 'Accordion',
  version: 1,
  description:
    'Questions that open to show their answers. Search engines and the search in the page find all of them.',
  category: 'content',
  props: Type.Object(
    {
      items: Type.Array(
        Type.Object(
          {
            question: localizedText(140, 'What a reader asks, in his words'),
            answer: localizedRichText(4000, 'The answer; lists, links and emphasis are allowed'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 40, description: 'The most frequent question first' },
      ),
      isExclusive: Type.Optional(
        Type.Boolean({ description: 'Opening one closes the others; left out: any number may be open' }),
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
