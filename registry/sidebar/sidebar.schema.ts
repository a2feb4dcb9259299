import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { load } from './sidebar.load.ts'
import { examples } from './sidebar.examples.ts'

export const sidebar = defineComponent({
  type: 'Sidebar',
  version: 1,
  description:
    'Full menu for phones and tablets: account, sections, help, language and theme. For a popup of the size "side".',
  category: 'frame',
  props: Type.Object(
    {
      menu: documentKey('menu', 'Main sections of the site'),
      more: documentKey('menu', 'Help, responsible gaming, rules: below the sections'),
      banner: Type.Optional(
        Type.String({
          pattern: '^[a-z0-9_-]+$',
          maxLength: 60,
          description: 'Placement of the platform banner below the menus, such as menu. Default: no banner',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['account.getprofileinfo', 'loyalty.getinfo'],
  maxAge: 60,
  examples,
})
