import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './jackpot-winners.load.ts'
import { examples } from './jackpot-winners.examples.ts'

export const jackpotWinners = defineComponent({
  type: 'JackpotWinners',
  version: 1,
  description: 'Jackpot winners, latest first: jackpot, game, masked name, amount and time',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      count: Type.Integer({ minimum: 3, maximum: 50, default: 10, description: 'Maximum number of wins' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  load,
  maxAge: 60,
  examples,
})
