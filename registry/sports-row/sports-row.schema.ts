import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { load } from './sports-row.load.ts'
import { examples } from './sports-row.examples.ts'

export const sportsRow = defineComponent({
  type: 'SportsRow',
  version: 1,
  description:
    'Live and upcoming matches with their odds. Clicking an odd opens the match in the sportsbook. Not shown if the platform has no sports.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      count: Type.Integer({ minimum: 1, maximum: 12, default: 6, description: 'Maximum number of matches' }),
      moreLink: internalPath('Sportsbook page: an internal path without language prefix'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  isShared: true,
  load,
  // Odds change; the browser refreshes them soon after.
  maxAge: 15,
  examples,
})
