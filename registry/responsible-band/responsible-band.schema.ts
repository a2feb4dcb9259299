import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { examples } from './responsible-band.examples.ts'

export const responsibleBand = defineComponent({
  type: 'ResponsibleBand',
  version: 1,
  description: 'The reminder of responsible play with the 18+ mark; stands in the footer or on a page',
  category: 'frame',
  props: Type.Object(
    {
      title: localizedText(60, 'What the player should keep in mind'),
      text: localizedText(160, 'What he can do about it'),
      button: Type.Object(BlockButton.properties, {
        additionalProperties: false,
        description: 'Leads to limits and breaks',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  complianceElements: ['ageMark', 'responsibleGaming'],
  examples,
})
