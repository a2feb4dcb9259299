import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const game = exampleGame('olmos-saltanati')

const params = { sysname: game.sysname }

const title = { uz: 'Oʻxshash oʻyinlar', ru: 'Похожие игры' }

const answer = (items: unknown[]) => ({
  game: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
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
} satisfies ComponentExamples
