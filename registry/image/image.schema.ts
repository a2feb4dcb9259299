import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { PictureLink } from '../../schemas/documents/blocks/picture-link.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './image.examples.ts'

export const image = defineComponent({
  type: 'Image',
  version: 1,
  description: 'Picture with an optional caption. Its space is reserved while it loads.',
  category: 'media',
  props: Type.Object(
    {
      picture: mediaAddress(
        'Picture from the media library, an illustration of the site such as /art/scenes/welcome.svg, or a picture on a host listed in the settings',
        ['alt', 'isDecorative'],
      ),
      variants: Type.Optional(
        Type.Array(
          Type.Object(
            {
              picture: mediaAddress('The same picture in another size'),
              width: Type.Integer({ minimum: 16, maximum: 8000, description: 'Width in pixels' }),
            },
            { additionalProperties: false },
          ),
          {
            maxItems: 6,
            description:
              'Other sizes of a picture on another host, for the browser to choose from; pictures of the media library have their own',
          },
        ),
      ),
      alt: Type.Optional(
        localizedText(
          200,
          'Alternative text: what the picture shows. Not needed for decorative pictures, or if the media library has a suitable text',
        ),
      ),
      isDecorative: Type.Optional(Type.Boolean({ description: 'The picture adds nothing to the text' })),
      ratio: Type.Enum(['1:1', '4:3', '16:9', '15:7'], {
        description: 'Aspect ratio, width to height; scenes are 15:7, emblems 1:1',
      }),
      fit: Type.Optional(
        Type.Enum(['cover', 'contain'], {
          description:
            'cover: fills the area and may be cropped; contain: shows the whole picture. Default: cover',
        }),
      ),
      caption: Type.Optional(localizedText(200, 'Line below the picture')),
      width: Type.Optional(
        Type.Enum(['full', 'text', 'half', 'third'], {
          description:
            'full: as wide as the page or column; text: a readable line length; half and third: a part of the page, on phones all of it. Default: full',
        }),
      ),
      align: Type.Optional(
        Type.Enum(['start', 'center', 'end'], { description: 'Horizontal alignment. Default: start' }),
      ),
      link: Type.Optional(PictureLink),
      isFirst: Type.Optional(Type.Boolean({ description: 'Visible without scrolling: load immediately' })),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples,
})
