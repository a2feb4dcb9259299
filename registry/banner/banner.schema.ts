import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './banner.load.ts'
import { examples } from './banner.examples.ts'

export const banner = defineComponent({
  type: 'Banner',
  version: 1,
  description:
    'Banners that the platform assigns to a placement: one banner, or several in a row that scrolls sideways. Not shown if there are no banners.',
  category: 'content',
  props: Type.Object(
    {
      label: Type.Optional(localizedText(60, 'Label of the banners for screen readers. Default: Offers')),
      position: Type.String({
        pattern: '^[a-z0-9_-]{1,40}$',
        description: 'Name of the placement on the platform, such as promotions_top or gamehall_top',
      }),
      type: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9_-]{1,40}$',
          description: 'Banner type on the platform. Default: standard',
        }),
      ),
      count: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 40, description: 'Maximum number of banners. Default: 10' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  load,
  // A banner may expire.
  maxAge: 60,
  examples,
})
