import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { winColumns } from '../../schemas/documents/blocks/win-columns.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './winners-table.load.ts'
import { examples } from './winners-table.examples.ts'

export const winnersTable = defineComponent({
  type: 'WinnersTable',
  version: 1,
  description:
    'Wins of a day, a week or a month: game, masked name, stake, win and time; the player’s own wins are highlighted. The selected period is kept in the URL.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      count: Type.Integer({ minimum: 5, maximum: 50, default: 20, description: 'Maximum number of wins' }),
      sort: Type.Optional(
        Type.Enum(['amount', 'latest'], { description: 'Largest or latest wins first. Default: largest' }),
      ),
      columns: Type.Optional(
        Type.Array(Type.Enum([...winColumns], { description: 'Column' }), {
          minItems: 2,
          uniqueItems: true,
          description:
            'Columns from left to right; without a column for the bet it is below the win. On phones the time is hidden. Default: name, player, time, win',
        }),
      ),
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
