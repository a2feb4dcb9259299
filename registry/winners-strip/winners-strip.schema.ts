import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './winners-strip.load.ts'
import { examples } from './winners-strip.examples.ts'

export const winnersStrip = defineComponent({
  type: 'WinnersStrip',
  version: 1,
  description:
    'A strip of the latest wins: game, amount, masked name, time. One slides in every 4 seconds until it is stopped; only wins that the platform tells of.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(24, 'Heading of the strip'),
      count: Type.Integer({ minimum: 4, maximum: 20, default: 12, description: 'Wins at most' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  isShared: true,
  load,
  maxAge: 60,
  examples,
})
