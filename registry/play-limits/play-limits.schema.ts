import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './play-limits.load.ts'
import { examples } from './play-limits.examples.ts'

export const playLimits = defineComponent({
  type: 'PlayLimits',
  version: 1,
  description:
    'Limits that players set for themselves, and how much of each is used. Not shown if the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object(
    {
      view: Type.Enum(['summary', 'full'], {
        description:
          'summary: a card with a link to all limits; full: limits can be set and removed, in the popups money-limit and session-limit',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
