import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './provider-list.load.ts'
import { examples } from './provider-list.examples.ts'

export const providerList = defineComponent({
  type: 'ProviderList',
  version: 1,
  description:
    'Game providers with the details from the games settings (name, logo, a sentence): number and kinds of games, and a link to the games of each. The selected kind is kept in the URL.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      lead: Type.Optional(localizedText(200, 'One or two sentences below the heading')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  load,
  maxAge: 600,
  examples,
})
