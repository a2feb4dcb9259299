import { Type } from 'typebox'
import { emblemNames, paletteNames } from '../../schemas/art.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { load } from './loyalty-shop.load.ts'
import { examples } from './loyalty-shop.examples.ts'

export const loyaltyShop = defineComponent({
  type: 'LoyaltyShop',
  version: 1,
  description:
    'Rewards for loyalty points, cheapest first: price, terms and the button to buy. Players can filter by kind and change the order.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      count: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'Number of gifts shown at first, and added with each tap on "show more". Default: 20',
        }),
      ),
      moreLink: Type.Optional(
        internalPath(
          'Page with all gifts. If set, only the first gifts are shown here, without the filter by kind.',
        ),
      ),
      pictures: Type.Optional(
        Type.Array(
          Type.Object(
            {
              sysname: Type.String({
                minLength: 1,
                maxLength: 60,
                description: 'Name of the gift on the platform',
              }),
              emblem: Type.Enum([...emblemNames], { description: 'Illustrated object' }),
              palette: Type.Enum([...paletteNames], { description: 'Background colours' }),
            },
            { additionalProperties: false },
          ),
          { maxItems: 100, description: 'Illustrations for gifts without a picture of their own' },
        ),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['loyalty_purchase'],
  examples,
})
