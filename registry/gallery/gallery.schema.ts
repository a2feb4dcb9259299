import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { PictureLink } from '../../schemas/documents/blocks/picture-link.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { mediaAddress } from '../../schemas/documents/reference.ts'
import { examples } from './gallery.examples.ts'

export const gallery = defineComponent({
  type: 'Gallery',
  version: 1,
  description:
    'Pictures of one size: in a grid, or in a slider that is moved by swiping, by keys or by its arrows and never by itself',
  category: 'media',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading above the pictures'),
      view: Type.Optional(
        Type.Enum(['grid', 'slider'], {
          description: 'grid: all pictures; slider: a row that is scrolled. Default: grid',
        }),
      ),
      columns: Type.Optional(
        Type.Enum([1, 2, 3, 4], {
          description: 'Pictures side by side on wide screens; phones show fewer. Default: 3',
        }),
      ),
      ratio: Type.Enum(['1:1', '4:3', '16:9', '15:7'], {
        description: 'Aspect ratio of all pictures, width to height; they fill it and may be cropped',
      }),
      pictures: Type.Array(
        Type.Object(
          {
            picture: mediaAddress('Picture from the media library, or an illustration of the site', [
              'alt',
              'isDecorative',
            ]),
            alt: Type.Optional(
              localizedText(
                200,
                'Alternative text: what the picture shows. Not needed for decorative pictures, or if the media library has a suitable text',
              ),
            ),
            isDecorative: Type.Optional(
              Type.Boolean({ description: 'The picture adds nothing to the text' }),
            ),
            caption: Type.Optional(localizedText(120, 'Line below the picture')),
            link: Type.Optional(PictureLink),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 24, description: 'Pictures in order' },
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  examples,
})
