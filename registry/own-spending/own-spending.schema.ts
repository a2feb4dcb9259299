import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './own-spending.load.ts'
import { examples } from './own-spending.examples.ts'

export const ownSpending = defineComponent({
  type: 'OwnSpending',
  version: 1,
  description:
    'How much of their own money the player spent in a day, a week or a month. Not shown if the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object(
    {
      period: Type.Enum(['day', 'week', 'month'], { description: 'Period selected at first' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
