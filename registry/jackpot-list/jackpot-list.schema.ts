import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './jackpot-list.load.ts'
import { examples } from './jackpot-list.examples.ts'

export const jackpotList = defineComponent({
  type: 'JackpotList',
  version: 1,
  description:
    'All jackpots, largest first: current amount, ceiling, latest winner and a link to the jackpot page',
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
  maxAge: 60,
  examples,
})
