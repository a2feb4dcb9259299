import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { examples } from './button.examples.ts'

export const button = defineComponent({
  type: 'Button',
  version: 1,
  description: 'One button, or up to three in a row. A page has one main action.',
  category: 'content',
  props: Type.Object(
    {
      buttons: Type.Array(BlockButton, { maxItems: 3, description: 'Put the main action first' }),
      size: Type.Optional(
        Type.Enum(['s', 'm', 'l'], { description: 's: 36 px high; m: 44 px; l: 54 px. Default: m' }),
      ),
      align: Type.Optional(
        Type.Enum(['start', 'center', 'end'], {
          description: 'Horizontal alignment. Default: start',
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
