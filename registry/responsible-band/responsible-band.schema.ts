import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedDutyText } from '../../schemas/documents/localized.ts'
import { examples } from './responsible-band.examples.ts'

export const responsibleBand = defineComponent({
  type: 'ResponsibleBand',
  version: 1,
  description: 'Responsible gaming reminder with the 18+ mark, for the footer or a page',
  category: 'frame',
  props: Type.Object(
    {
      title: localizedDutyText(60, 'What the player should keep in mind'),
      text: localizedDutyText(160, 'What the player can do'),
      button: Type.Object(BlockButton.properties, {
        additionalProperties: false,
        description: 'Link to limits and breaks',
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
