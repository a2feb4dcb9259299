import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { frameAddress } from '../../schemas/documents/reference.ts'
import { examples } from './embedded-frame.examples.ts'

export const embeddedFrame = defineComponent({
  type: 'EmbeddedFrame',
  version: 1,
  description:
    'A page of another host inside this one, such as a broadcast or a map. Only hosts that the settings name; loaded when it comes near.',
  category: 'media',
  props: Type.Object(
    {
      address: frameAddress('Address of the page to show; its host stands in frameHosts of the settings'),
      title: localizedText(100, 'What is shown, for screen readers'),
      ratio: Type.Enum(['16:9', '4:3', '1:1', '9:16'], { description: 'Width to height of the place' }),
      caption: Type.Optional(localizedText(200, 'A line below it: where it comes from')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
