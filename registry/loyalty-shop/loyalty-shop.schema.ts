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
    'What loyalty points buy, the cheapest first: price, terms and the way to take it. Kinds and order can be chosen.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      count: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 100,
          description: 'Gifts at first, and with each press on "show more"; left out: 20',
        }),
      ),
      moreLink: Type.Optional(
        internalPath('Page with all gifts: then only the first stand here, without a choice of kinds'),
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
              emblem: Type.Enum([...emblemNames], { description: 'The drawn object' }),
              palette: Type.Enum([...paletteNames], { description: 'The colours behind it' }),
            },
            { additionalProperties: false },
          ),
          { maxItems: 100, description: 'What stands for gifts that bring no picture of their own' },
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
