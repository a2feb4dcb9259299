import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './subscriptions.load.ts'
import { examples } from './subscriptions.examples.ts'

export const subscriptions = defineComponent({
  type: 'Subscriptions',
  version: 1,
  description: 'Which of the player’s contacts receive news and offers',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
