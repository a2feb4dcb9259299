import { Type } from 'typebox'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const names = [
  ['olmos-saltanati', 'Olmos Saltanati', 'Kobalt Play', 'gem'],
  ['wolf-moon', 'Wolf Moon', 'Polar Nine', 'wolf'],
  ['anor-deluxe', 'Anor Deluxe', 'Tiqin Games', 'anor'],
] as const

const items = names.map(([sysname, name, provider, emblem], index) => ({
  sysname,
  name,
  type: gameTypes[0],
  provider,
  provider_sysname: provider.toLowerCase().replace(' ', '-'),
  priority: index + 1,
  tags: ['top'],
  rtp: '96.4',
  min_bet: { amount: '1000.00', currency: 'UZS' },
  players: 12,
  has_demo: true,
  image_url: null,
  emblem,
  palette: null,
  description: {},
}))

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
