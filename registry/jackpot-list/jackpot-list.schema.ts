import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './jackpot-list.load.ts'
import { examples } from './jackpot-list.examples.ts'

export const jackpotList = defineComponent({
  type: 'JackpotList',
  version: 1,
  description:
    'All jackpots, the largest first: what each would pay now, its ceiling, its last winner and a link to its page.',
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
  maxAge: 60,
  examples,
})
