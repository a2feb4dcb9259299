import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './tournament-games.load.ts'
import { examples } from './tournament-games.examples.ts'

export const tournamentGames = defineComponent({
  type: 'TournamentGames',
  version: 1,
  description:
    'Games that count in the tournament of the page, 12 at a time: a row with a link to all games, or the whole list. Place it on a page whose route has :id and that reads the query key page.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      view: Type.Enum(['row', 'all'], {
        description: 'row: the first 12 games, with a link to all of them; all: the full list, page by page',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  calls: ['games.getLikes'],
  maxAge: 60,
  events: ['favourite'],
  examples,
})
