import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { load } from './tournament-card.load.ts'
import { examples } from './tournament-card.examples.ts'

export const tournamentCard = defineComponent({
  type: 'TournamentCard',
  version: 1,
  description:
    'The tournament that ends first, or the next one: prize fund, participants, games, what is left of it, and a button to take part. Asks to log in where nobody is.',
  category: 'games',
  props: Type.Object(
    {
      detailsPath: Type.Optional(
        internalPath('Page of the tournaments; the number is added to it, as in /tournaments/12'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  maxAge: 60,
  events: ['tournament_participate'],
  examples,
})
