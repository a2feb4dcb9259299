import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './winners-strip.load.ts'
import { examples } from './winners-strip.examples.ts'

export const winnersStrip = defineComponent({
  type: 'WinnersStrip',
  version: 1,
  description:
    'Strip of the latest wins reported by the platform: game, amount, masked name, time. New wins appear one by one until the player pauses the strip.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(24, 'Heading of the strip'),
      count: Type.Integer({ minimum: 4, maximum: 20, default: 12, description: 'Maximum number of wins' }),
      winSeconds: Type.Optional(
        Type.Integer({
          minimum: 2,
          maximum: 60,
          description: 'Seconds until the next win appears. Default: 4',
        }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  load,
  maxAge: 60,
  examples,
})
