import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/blocks/button.ts'
import { localizedDutyText, localizedText } from '../../schemas/documents/localized.ts'
import { documentKey, iconReference } from '../../schemas/documents/reference.ts'
import { examples } from './site-footer.examples.ts'

export const siteFooter = defineComponent({
  type: 'SiteFooter',
  version: 2,
  description: 'Footer of every page: links, payment methods, language and licence',
  category: 'frame',
  props: Type.Object(
    {
      about: localizedText(120, 'One sentence about the site, below the logo'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Below the sentence about the site' }),
      columns: Type.Array(
        Type.Object(
          {
            title: localizedText(24, 'Heading of the column'),
            menu: documentKey('menu', 'Menu with the links'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 4, description: 'Columns of links' },
      ),
      payments: Type.Array(
        Type.Object(
          {
            name: Type.String({
              maxLength: 20,
              description: 'Name of the method, the same in all languages',
            }),
            icon: iconReference(
              'Name of an icon (/_icons shows all), or an own picture, best square and without background',
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10, description: 'Payment methods' },
      ),
      legal: localizedDutyText(600, 'Operator, licence, age limit and helpline'),
    },
    { additionalProperties: false },
  ),
  slots: { top: { description: 'Above the links, for the responsible gaming band', maxItems: 2 } },
  // The footer band became a block of its own; the migration of layouts moves it into the slot.
  migrations: [
    (props) => Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'responsible')),
  ],
  interactive: false,
  isShared: true,
  complianceElements: ['licence'],
  examples,
})
