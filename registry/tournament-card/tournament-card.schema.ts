import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { internalPath } from '../../schemas/documents/reference.ts'
import { load } from './tournament-card.load.ts'
import { examples } from './tournament-card.examples.ts'

export const tournamentCard = defineComponent({
  type: 'TournamentCard',
  version: 1,
  description:
    'The tournament that ends first, or else the next one: prize fund, participants, games, time left and a button to join. Guests are asked to log in.',
  category: 'games',
  props: Type.Object(
    {
      detailsPath: Type.Optional(
        internalPath('Page of tournaments; the ID is appended, as in /tournaments/12'),
      ),
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
  events: ['tournament_participate'],
  examples,
})
