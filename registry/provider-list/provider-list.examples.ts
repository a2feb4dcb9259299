import type { ComponentExamples } from '../../schemas/component.ts'
import { gameTypes } from '../../schemas/api/entities/games.ts'

const makers = [
  ['kobalt-play', 'Kobalt Play', 'slot'],
  ['ember-works', 'Ember Works', 'fast'],
  ['sirius-live', 'Sirius Live', 'live'],
] as const

const items = makers.map(([sysname, name, type], index) => ({
  sysname,
  name,
  games_count: 412 - 40 * index,
  image_url: index === 1 ? null : `/art/providers/${sysname}.svg`,
  game_params: { types: [type], tags: ['top'], has_demo: index !== 2 },
}))

const title = { uz: 'Provayderlar', ru: 'Провайдеры' }

const lead = {
  uz: 'Oʻyinlarni kim yaratgan va ularda nima bor.',
  ru: 'Кто создаёт игры и что у них есть.',
}

const answer = (list: unknown[]) => ({ providers: { status: 'success' as const, data: { items: list } } })

export const examples = {
  normal: { props: { title, lead }, data: answer(items) },
  empty: { props: { title }, data: answer([]) },
  error: {
    props: { title },
    data: { providers: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {
      title: { uz: 'Oʻyin ishlab chiqaruvchi studiyalar', ru: 'Студии, которые создают наши игры' },
      lead,
    },
    data: answer(
      items.map((item) => ({
        ...item,
        name: `International ${item.name} Entertainment`,
        game_params: { types: [...gameTypes], tags: [], has_demo: true },
      })),
    ),
  },
} satisfies ComponentExamples
