import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './jackpot-board.load.ts'
import { examples } from './jackpot-board.examples.ts'

export const jackpotBoard = defineComponent({
  type: 'JackpotBoard',
  version: 1,
  description:
    'Largest jackpot in split-flap digits; below it, the largest jackpot of each other level with its ceiling and latest winner. Amounts are shown as the platform provides them.',
  category: 'games',
  props: Type.Object(
    {
      title: Type.Optional(localizedText(24, 'Heading. Default: the name of the largest jackpot')),
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
