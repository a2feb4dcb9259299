import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './game-wins.load.ts'
import { examples } from './game-wins.examples.ts'

export const gameWins = defineComponent({
  type: 'GameWins',
  version: 1,
  description:
    'The largest wins of the last 30 days in the game of the page, as the platform lists them. Place it on the page /game/:sysname.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      count: Type.Integer({ minimum: 1, maximum: 20, default: 6, description: 'Maximum number of wins' }),
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
