import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './bare-header.examples.ts'

export const bareHeader = defineComponent({
  type: 'BareHeader',
  version: 1,
  description: 'Logo and language only, for standalone pages such as maintenance',
  category: 'frame',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  examples,
})
