import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { load } from './play-limits.load.ts'
import { examples } from './play-limits.examples.ts'

export const playLimits = defineComponent({
  type: 'PlayLimits',
  version: 1,
  description:
    'The bounds that the player set himself, and how much of them is used. Gone where the feature responsibleGaming is off.',
  category: 'account',
  props: Type.Object(
    {
      view: Type.Enum(['summary', 'full'], {
        description:
          'summary: a card beside other things, with the way to all of it; full: where bounds are set and taken away, in the popups money-limit and session-limit',
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
