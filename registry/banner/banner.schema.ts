import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './banner.load.ts'
import { examples } from './banner.examples.ts'

export const banner = defineComponent({
  type: 'Banner',
  version: 1,
  description:
    'The banners that the platform has for a place: one, or several in a row that scrolls sideways. Where there is none, nothing stands here.',
  category: 'content',
  props: Type.Object(
    {
      label: Type.Optional(
        localizedText(60, 'What the banners have in common, for screen readers; left out: Offers'),
      ),
      position: Type.String({
        pattern: '^[a-z0-9_-]{1,40}$',
        description: 'Name of the place on the platform, such as promotions_top or gamehall_top',
      }),
      type: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9_-]{1,40}$',
          description: 'Kind of banner on the platform; left out: standard',
        }),
      ),
      count: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 40, description: 'Banners at most; left out: 10' }),
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
