import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './play-breaks.load.ts'
import { examples } from './play-breaks.examples.ts'

export const playBreaks = defineComponent({
  type: 'PlayBreaks',
  version: 1,
  description:
    'Time spent in this session, and buttons to take a break or self-exclude, which open the popups time-out and self-exclusion. Not shown if the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
