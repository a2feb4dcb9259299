import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './winners-table.load.ts'
import { examples } from './winners-table.examples.ts'

export const winnersTable = defineComponent({
  type: 'WinnersTable',
  version: 1,
  description:
    'Largest wins of a day, a week or a month: game, masked name, stake, win and time; the player’s own wins are highlighted. The selected period is kept in the URL.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      count: Type.Integer({ minimum: 5, maximum: 50, default: 20, description: 'Maximum number of wins' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  load,
  maxAge: 60,
  examples,
})
