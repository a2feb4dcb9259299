import { Type } from 'typebox'
import { gameTypes } from '../../schemas/api/entities/games.ts'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const makers = [
  ['kobalt-play', 'Kobalt Play', 'slot'],
  ['ember-works', 'Ember Works', 'fast'],
  ['sirius-live', 'Sirius Live', 'live'],
] as const

const items = makers.map(([sysname, name, type], index) => ({
  sysname,
  name,
  games_count: 412 - 40 * index,
  image_url: null,
  game_params: { types: [type], tags: ['top'], has_demo: index !== 2 },
}))
const title = { uz: 'Provayderlar', ru: 'Провайдеры' }
const lead = {
  uz: 'Oʻyinlarni kim yaratgan va ularda nima bor.',
  ru: 'Кто создаёт игры и что у них есть.',
}
const answer = (list: unknown[]) => ({ providers: { status: 'success' as const, data: { items: list } } })

export const providerList = defineComponent({
  type: 'ProviderList',
  version: 1,
  description:
    'Makers of games with what the games settings say of them (name, logo, a sentence): how many games they have and of which kinds, each with a link to its games. The kind stands in the address.',
  category: 'games',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      lead: Type.Optional(localizedText(200, 'One or two sentences below it')),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load: {
    providers: {
      call: 'games.getProviders',
      params: {
        fields: { from: 'value', value: 'game_params' },
        types: {
          from: 'query',
          name: 'types',
          values: { casino: 'casino', slot: 'slot', live: 'live', fast: 'fast' },
          fallback: ['casino', 'slot', 'live', 'fast'].join(','),
        },
      },
    },
  },
  maxAge: 600,
  examples: {
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
  },
})
