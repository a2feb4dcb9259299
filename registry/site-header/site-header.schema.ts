import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey, internalPath } from '../../schemas/documents/reference.ts'

export const siteHeader = defineComponent({
  type: 'SiteHeader',
  version: 1,
  description:
    'The header of every page: menu, language, login and registration, or the balance and the account. On phones also the bar of tabs at the bottom.',
  category: 'frame',
  props: Type.Object(
    {
      menu: documentKey('menu', 'Menu shown in the header'),
      tabs: Type.Optional(
        documentKey(
          'menu',
          'Menu of the bar at the bottom of phones; the entry in its middle stands out. Left out: no bar',
        ),
      ),
      variant: Type.Optional(
        Type.Enum(['wide', 'narrow'], {
          description: 'narrow: a lower header for pages that need the height; left out: wide',
        }),
      ),
      quietAt: Type.Optional(
        Type.Array(internalPath('Such as /cashier'), {
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
    normal: { props: { menu: 'main', tabs: 'tabs', quietAt: ['/cashier/deposit'] } },
    narrow: { props: { menu: 'main', variant: 'narrow' } },
    empty: { props: { menu: 'no-such-menu' } },
  },
})
