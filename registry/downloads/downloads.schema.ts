import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localized, localizedText } from '../../schemas/documents/localized.ts'
import { downloadAddress, iconReference } from '../../schemas/documents/reference.ts'
import { examples } from './downloads.examples.ts'

export const downloads = defineComponent({
  type: 'Downloads',
  version: 1,
  description:
    'Files to download, such as rules as PDF or the app for phones. Each shows its type and size; a download is an event of analytics.',
  category: 'media',
  props: Type.Object(
    {
      title: Type.Optional(localizedText(60, 'Heading above the files. Default: none')),
      files: Type.Array(
        Type.Object(
          {
            label: localizedText(80, 'What the file is'),
            text: Type.Optional(
              localizedText(140, 'One sentence, such as for whom it is or how to install it'),
            ),
            file: localized(downloadAddress('File of the media library'), {
              description: 'The file in each language; the same one if it has no texts',
            }),
            icon: Type.Optional(
              iconReference(
                'Name of an icon (/_icons shows all), or an own picture, best square and without background. Default: by the type of the file',
              ),
            ),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 12, description: 'Files from top to bottom' },
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  events: ['file_download'],
  startsEmpty: true,
  examples,
})
