import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './icon-sprite.examples.ts'

export const iconSprite = defineComponent({
  type: 'IconSprite',
  version: 1,
  description:
    'Every icon of the sprite with its name, for content managers and developers; a press copies it as a drawing',
  category: 'frame',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
