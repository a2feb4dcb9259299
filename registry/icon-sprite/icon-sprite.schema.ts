import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './icon-sprite.examples.ts'

export const iconSprite = defineComponent({
  type: 'IconSprite',
  version: 1,
  description:
    'All icons of the sprite with their names, for content managers and developers. Clicking an icon copies it as SVG.',
  category: 'frame',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
