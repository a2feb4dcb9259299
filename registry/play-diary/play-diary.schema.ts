import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './play-diary.examples.ts'
import { load } from './play-diary.load.ts'

export const playDiary = defineComponent({
  type: 'PlayDiary',
  version: 1,
  description:
    'How long the player has played and with what result, by day and by game, and the best wins. Wins are not shown during a break.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
