import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './tournament-games.load.ts'
import { examples } from './tournament-games.examples.ts'

export const tournamentGames = defineComponent({
  type: 'TournamentGames',
  version: 1,
  description:
    'Games that count in the tournament of the page, 12 at a time: as a row with a link to all of them, or as the whole list. Stands on a page whose address has :id and that reads the query key page.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      view: Type.Enum(['row', 'all'], {
        description: 'row: the first 12, with a link to all; all: the list, page by page',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['favourite'],
  examples,
})
