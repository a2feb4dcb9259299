import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'

const InternalPath = Type.String({ pattern: '^/', maxLength: 200 })

export const siteHeader = defineComponent({
  type: 'SiteHeader',
  version: 1,
  description:
    'The header of every page: menu, language, login and registration, or the balance and the account. On phones also the bar of tabs at the bottom.',
  category: 'frame',
  props: Type.Object(
    {
      menu: Type.String({ description: 'Key of the menu document shown in the header', default: 'main' }),
      tabs: Type.Optional(
        Type.String({
          description:
            'Key of the menu document for the bar of tabs on phones, four entries at most; the third is the raised one in the middle. Left out: no bar',
        }),
      ),
      variant: Type.Optional(
        Type.Enum(['wide', 'narrow'], {
          description:
            'narrow: a lower header with a way back, for pages that need the height; left out: wide',
        }),
      ),
      back: Type.Optional(
        Type.Intersect([InternalPath], {
          description:
            'Where the way back of the narrow header leads: an internal path without language prefix',
        }),
      ),
      quietAt: Type.Optional(
        Type.Array(InternalPath, {
          maxItems: 12,
          description:
            'Paths below which the deposit button steps back, because the page has a main action of its own',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples: {
    normal: { props: { menu: 'main', tabs: 'tabs', quietAt: ['/cashier'] } },
    narrow: { props: { menu: 'main', variant: 'narrow', back: '/gamehall' } },
    empty: { props: { menu: 'no-such-menu' } },
  },
})
