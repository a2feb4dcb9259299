import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [exampleGame('olmos-saltanati'), exampleGame('wolf-moon'), exampleGame('anor-deluxe')]

const title = { uz: 'Turnir oʻyinlari', ru: 'Игры турнира' }

const params = { id: '12' }

const tournament = { status: 'success' as const, data: { items: [{ id: 12 }], total: 1 } }

const answer = (list: unknown[], total: number) => ({
  tournament,
  games: { status: 'success' as const, data: { items: list, total } },
})

export const examples = {
  normal: { props: { title, view: 'all' }, params, data: answer(items, 214) },
  row: { props: { title, view: 'row' }, params, data: answer(items, 214) },
  empty: { props: { title, view: 'all' }, params, data: answer([], 0) },
  error: {
    props: { title, view: 'all' },
    params,
    data: { tournament, games: { status: 'error', error: 'ApplicationUnavailableException' } },
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
} satisfies ComponentExamples
