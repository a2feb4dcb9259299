import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './columns.examples.ts'

export const columns = defineComponent({
  type: 'Columns',
  version: 1,
  description: 'Blocks side by side, of equal height; below one another on narrow screens',
  category: 'content',
  props: Type.Object(
    {
      ratio: Type.Enum(
        ['halves', 'two-thirds-first', 'two-thirds-last', 'three-quarters-first', 'thirds', 'quarters'],
        {
          description:
            'How the width is divided. Two columns of different width are side by side from 1280 px, the others from 768 px (four columns: two by two from 768 px, all four from 1280 px).',
        },
      ),
      align: Type.Optional(
        Type.Enum(['stretch', 'start', 'center', 'end'], {
          description:
            'Vertical alignment of columns of different height: stretch: all are as high as the highest; start, center and end: at the top, in the middle or at the bottom. Default: stretch',
        }),
      ),
      firstOnPhones: Type.Optional(
        Type.Enum(['second', 'third', 'fourth'], {
          description:
            'Column that comes first where the columns are below one another, such as a picture beside a text. Keyboards and screen readers may keep the order of the columns, so their contents must make sense in both orders. Default: the first',
        }),
      ),
      gap: Type.Optional(
        Type.Enum(['s', 'm', 'l'], { description: 'Space between the columns. Default: m' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {
    first: { description: 'First column' },
    second: { description: 'Second column' },
    third: { description: 'Third column, for thirds and quarters' },
    fourth: { description: 'Fourth column, for quarters' },
  },
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
