import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText } from '../../schemas/documents/localized.ts'
import { examples } from './break-notice.examples.ts'
import { load } from './break-notice.load.ts'

export const breakNotice = defineComponent({
  type: 'BreakNotice',
  version: 1,
  description:
    'For players on a break or self-excluded: until when it lasts, and what they can do meanwhile. Place it with the condition that a break is on.',
  category: 'account',
  props: Type.Object(
    {
      text: localizedRichText(
        600,
        'What remains possible, below the heading with the date: withdrawals, open bets, help',
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  load,
  examples,
})
