import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './in-progress.examples.ts'
import { load } from './in-progress.load.ts'

export const inProgress = defineComponent({
  type: 'InProgress',
  version: 1,
  description:
    'What the player has not finished: open rounds and bets, payments on their way, and cashback to come, each with a link to it',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
