import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './site-header.examples.ts'

/** A part of the site, not a link: there may be no page at its root. */
const area = Type.String({
  pattern: '^/',
  maxLength: 200,
  description: 'Such as /cashier, without language prefix; everything below it counts',
})

export const siteHeader = defineComponent({
  type: 'SiteHeader',
  version: 1,
  description:
    'The header of every page: menu, language and theme, search, login and registration, or the balance and the account. On phones also the bar of tabs at the bottom.',
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
      search: Type.Optional(
        documentKey('popup', 'Popup that the magnifying glass opens; left out: no search'),
      ),
      sidebar: Type.Optional(
        documentKey(
          'popup',
          'Popup with the whole menu for phones and tablets, opened by the last tab, or by a button in the header where there are no tabs. Phones then find language, theme and account there',
        ),
      ),
      variant: Type.Optional(
        Type.Enum(['wide', 'narrow'], {
          description: 'narrow: a lower header for pages that need the height; left out: wide',
        }),
      ),
      quietAt: Type.Optional(
        Type.Array(area, {
          maxItems: 12,
          description:
            'Paths below which the deposit button steps back, because the page has a main action of its own',
        }),
      ),
      tabsHiddenAt: Type.Optional(
        Type.Array(area, {
          maxItems: 12,
          description:
            'Paths below which phones show no tabs, because the page has its action at the foot of the screen',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
