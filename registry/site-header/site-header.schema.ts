import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { examples } from './site-header.examples.ts'

/** A part of the site, not a link: there may be no page at its root. */
const area = Type.String({
  pattern: '^/',
  maxLength: 200,
  description: 'Path without language prefix, such as /cashier; includes all paths below it',
})

/** Parts at the end of the header. */
export const headerParts = ['language', 'search', 'account'] as const

export const siteHeader = defineComponent({
  type: 'SiteHeader',
  version: 1,
  description:
    'Header of every page: menu, language and theme, search, and either login and registration or balance and account. On phones also the tab bar at the bottom.',
  category: 'frame',
  props: Type.Object(
    {
      menu: documentKey('menu', 'Menu shown in the header'),
      tabs: Type.Optional(
        documentKey(
          'menu',
          'Menu of the bottom bar on phones; its middle entry is emphasized. Default: no bar',
        ),
      ),
      search: Type.Optional(
        documentKey('popup', 'Popup that the search icon opens. Default: no search', {
          block: 'GamesSearch',
        }),
      ),
      sidebar: Type.Optional(
        documentKey(
          'popup',
          'Popup with the full menu for phones and tablets, opened by the last tab, or by a button in the header if there are no tabs. On phones it contains language, theme and account.',
          { block: 'Sidebar' },
        ),
      ),
      variant: Type.Optional(
        Type.Enum(['wide', 'narrow'], {
          description: 'narrow: a lower header for pages that need the height. Default: wide',
        }),
      ),
      order: Type.Optional(
        Type.Array(Type.Enum([...headerParts], { description: 'Part of the header' }), {
          minItems: headerParts.length,
          maxItems: headerParts.length,
          uniqueItems: true,
          description:
            'Order of the parts at the end of the header. Default: language and theme, search, account',
        }),
      ),
      quietAt: Type.Optional(
        Type.Array(area, {
          maxItems: 12,
          description:
            'Paths on which the deposit button is less prominent, because the page has its own main action',
        }),
      ),
      tabsHiddenAt: Type.Optional(
        Type.Array(area, {
          maxItems: 12,
          description:
            'Paths on which phones show no tab bar, because the page has its action at the bottom of the screen',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: 'byFacts',
  calls: ['account.getBalance', 'account.getprofileinfo', 'notifications.getlist'],
  examples,
})
