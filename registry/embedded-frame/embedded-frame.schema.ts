import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { frameAddress } from '../../schemas/documents/reference.ts'
import { examples } from './embedded-frame.examples.ts'

export const embeddedFrame = defineComponent({
  type: 'EmbeddedFrame',
  version: 1,
  description:
    'Embedded page of another host, such as a broadcast or a map. Only hosts listed in the settings are allowed. Loaded when it is about to scroll into view.',
  category: 'media',
  props: Type.Object(
    {
      address: frameAddress(
        'Address of the embedded page; its host must be listed in frameHosts of the settings',
      ),
      title: localizedText(100, 'Title for screen readers'),
      ratio: Type.Enum(['16:9', '4:3', '1:1', '9:16'], { description: 'Aspect ratio, width to height' }),
      caption: Type.Optional(localizedText(200, 'Line below the frame, such as its source')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
