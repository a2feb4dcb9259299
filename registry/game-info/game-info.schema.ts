import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './game-info.load.ts'
import { examples } from './game-info.examples.ts'

export const gameInfo = defineComponent({
  type: 'GameInfo',
  version: 1,
  description:
    'What a player should know before playing the game of the page: provider, return to player, volatility, stake limits, features, rules, and how outcomes can be verified. Place it on the page /game/:sysname.',
  category: 'games',
  props: Type.Object({ title: localizedText(40, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  load,
  maxAge: 60,
  examples,
})
