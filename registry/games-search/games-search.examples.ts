import type { ComponentExamples } from '../../schemas/component.ts'
import { exampleGame } from '../../schemas/examples/games.ts'

const items = [exampleGame('olmos-saltanati'), exampleGame('aviora'), exampleGame('anor-deluxe')]

export const examples = {
  normal: {
    props: { tags: 'top', popularCount: 9, count: 30 },
    data: { popular: { status: 'success', data: { items, total: 248 } } },
  },
  empty: {
    props: { tags: 'no-such-tag', popularCount: 9, count: 30 },
    data: { popular: { status: 'success', data: { items: [], total: 0 } } },
  },
  error: {
    props: { tags: 'top', popularCount: 9, count: 30 },
    data: { popular: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: { tags: 'top', popularCount: 9, count: 30 },
    data: {
      popular: {
        status: 'success',
        data: {
          items: items.map((item) => ({
            ...item,
            description: { name: `${item.name}: the Extraordinary Anniversary Edition` },
            provider: 'International Interactive Entertainment',
          })),
          total: 3,
        },
      },
    },
  },
} satisfies ComponentExamples
