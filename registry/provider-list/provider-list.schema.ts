import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './provider-list.load.ts'
import { examples } from './provider-list.examples.ts'

export const providerList = defineComponent({
  type: 'ProviderList',
  version: 1,
  description:
    'Makers of games with what the games settings say of them (name, logo, a sentence): how many games they have and of which kinds, each with a link to its games. The kind stands in the address.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      lead: Type.Optional(localizedText(200, 'One or two sentences below it')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 600,
  examples,
})
