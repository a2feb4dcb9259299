import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [exampleGame('olmos-saltanati'), exampleGame('wolf-moon'), exampleGame('anor-deluxe')]

const title = { uz: 'Turnir oʻyinlari', ru: 'Игры турнира' }
const params = { id: '12' }
const answer = (list: unknown[], total: number) => ({
  games: { status: 'success' as const, data: { items: list, total } },
})

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
  load: {
    games: {
      call: 'games.get',
      params: {
        options: {
          from: 'group',
          fields: { id: { from: 'route', name: 'id' }, type: { from: 'value', value: 'tournament' } },
        },
        count: { from: 'value', value: 12 },
        offset: { from: 'page', name: 'page', size: 12 },
      },
    },
  },
  maxAge: 60,
  examples: {
    normal: { props: { title, view: 'all' }, params, data: answer(items, 214) },
    row: { props: { title, view: 'row' }, params, data: answer(items, 214) },
    empty: { props: { title, view: 'all' }, params, data: answer([], 0) },
    error: {
      props: { title, view: 'all' },
      params,
      data: { games: { status: 'error', error: 'ApplicationUnavailableException' } },
    },
    longText: {
      props: {
        title: { uz: 'Turnirda hisobga olinadigan oʻyinlar', ru: 'Игры, которые идут в зачёт турнира' },
        view: 'all',
      },
      params,
      data: answer(
        items.map((item) => ({ ...item, provider: 'International Interactive Entertainment' })),
        12_480,
      ),
    },
  },
})
