import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { load } from './tournament-list.load.ts'
import { examples } from './tournament-list.examples.ts'

export const tournamentList = defineComponent({
  type: 'TournamentList',
  version: 1,
  description:
    'Tournaments by status, active ones first: prize fund, time left, participants, a button to join and a link to the tournament page. The selected tab is kept in the URL.',
  category: 'games',
  props: Type.Object({ title: localizedText(40, 'Heading') }, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  canWait: true,
  load,
  maxAge: 60,
  events: ['tournament_participate'],
  examples,
})
