import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const game = exampleGame('olmos-saltanati')
const params = { sysname: game.sysname }
const title = { uz: 'Oʻxshash oʻyinlar', ru: 'Похожие игры' }
const answer = (items: unknown[]) => ({
  game: { status: 'success' as const, data: { items, total: items.length } },
})

export const relatedGames = defineComponent({
  type: 'RelatedGames',
  version: 1,
  description:
    'Games like the one of the page: of the same maker and kind, then others of the kind. Stands on the page /game/:sysname.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading of the row'),
      count: Type.Integer({ minimum: 1, maximum: 40, default: 18, description: 'Games at most' }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    game: {
      call: 'games.get',
      params: { sysname: { from: 'route', name: 'sysname' }, count: { from: 'value', value: 1 } },
    },
  },
  maxAge: 60,
  examples: {
    normal: { props: { title, count: 18 }, params, data: answer([game]) },
    empty: { props: { title, count: 18 }, params, data: answer([]) },
    error: {
      props: { title, count: 18 },
      params,
      data: { game: { status: 'error', error: 'ApplicationUnavailableException' } },
    },
    longText: {
      props: {
        title: { uz: 'Shu oʻyinga oʻxshash boshqa oʻyinlar', ru: 'Другие игры, похожие на эту игру' },
        count: 18,
      },
      params,
      data: answer([game]),
    },
  },
})
