import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { examples } from './button.examples.ts'

export const button = defineComponent({
  type: 'Button',
  version: 1,
  description: 'A button, or up to three in a row. A page has one main action.',
  category: 'content',
  props: Type.Object(
    {
      buttons: Type.Array(BlockButton, { maxItems: 3, description: 'The main action first' }),
      size: Type.Optional(
        Type.Enum(['s', 'm', 'l'], { description: 's: 36 px high, m: 44, l: 54; left out: m' }),
      ),
      align: Type.Optional(
        Type.Enum(['start', 'center', 'end'], {
          description: 'Where in the width they stand; left out: at the start',
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
