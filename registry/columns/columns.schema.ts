import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './columns.examples.ts'

export const columns = defineComponent({
  type: 'Columns',
  version: 1,
  description: 'Blocks side by side, equally high; one below the other where the screen is narrow',
  category: 'content',
  props: Type.Object(
    {
      ratio: Type.Enum(['halves', 'two-thirds-first', 'two-thirds-last', 'thirds', 'quarters'], {
        description:
          'How the width is divided. Two thirds and a third stand side by side from 1280 px, the others from 768 px (four columns as two by two, then all four from 1280 px).',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {
    first: { description: 'The first column' },
    second: { description: 'The second column' },
    third: { description: 'The third column, of thirds and quarters' },
    fourth: { description: 'The fourth column, of quarters' },
  },
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
