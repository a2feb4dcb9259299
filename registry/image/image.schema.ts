import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './image.examples.ts'

export const image = defineComponent({
  type: 'Image',
  version: 1,
  description: 'A picture that keeps its place while it loads, with a caption where one is needed',
  category: 'media',
  props: Type.Object(
    {
      picture: mediaAddress(
        'A picture of the media library, a drawing of the site such as /art/scenes/welcome.svg, or a picture of a host that the settings name',
        ['alt', 'isDecorative'],
      ),
      variants: Type.Optional(
        Type.Array(
          Type.Object(
            {
              picture: mediaAddress('The same picture in another size'),
              width: Type.Integer({ minimum: 16, maximum: 8000, description: 'Its width in pixels' }),
            },
            { additionalProperties: false },
          ),
          {
            maxItems: 6,
            description:
              'Other sizes of a picture of another host, of which browsers take the one that fits; those of the media library have theirs',
          },
        ),
      ),
      alt: Type.Optional(
        localizedText(
          200,
          'What the picture shows, for those who do not see it; left out for decoration, and where the words of the media library say it',
        ),
      ),
      isDecorative: Type.Optional(
        Type.Boolean({ description: 'The picture says nothing that the text does not say' }),
      ),
      ratio: Type.Enum(['1:1', '4:3', '16:9', '15:7'], {
        description: 'Width to height of the place; scenes are 15:7, emblems 1:1',
      }),
      fit: Type.Optional(
        Type.Enum(['cover', 'contain'], {
          description: 'contain: the whole picture is seen; left out: the place is filled',
        }),
      ),
      caption: Type.Optional(localizedText(200, 'A line below the picture')),
      isFirst: Type.Optional(
        Type.Boolean({ description: 'On the first screen of the page: loaded at once' }),
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
