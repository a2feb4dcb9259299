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
    'Matches that are being played and those that begin next, with their odds; a press on an odd opens the sportsbook with that match. Shows nothing where the platform has no sports.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      count: Type.Integer({ minimum: 1, maximum: 12, default: 6, description: 'Matches at most' }),
      moreLink: internalPath('Page of the sportsbook: an internal path without language prefix'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  isShared: true,
  load,
  // Odds change; the browser refreshes them soon after.
  maxAge: 15,
  examples,
})
