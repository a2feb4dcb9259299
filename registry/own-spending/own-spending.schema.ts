import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './own-spending.load.ts'
import { examples } from './own-spending.examples.ts'

export const ownSpending = defineComponent({
  type: 'OwnSpending',
  version: 1,
  description:
    'What the player spent of his own money in a day, a week or a month. Gone where the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object(
    {
      period: Type.Enum(['day', 'week', 'month'], { description: 'Period that is shown at first' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
