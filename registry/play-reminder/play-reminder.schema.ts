import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './play-reminder.examples.ts'

export const playReminder = defineComponent({
  type: 'PlayReminder',
  version: 1,
  description:
    'How often games remind the player of the time and the result. The settings of features list the intervals. Not shown if the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  examples,
})
