import type { ComponentExamples } from '../../schemas/component.ts'
import type { LoyaltyCharacter } from '../../schemas/api/entities/loyalty.ts'

const character = (id: number, sysname: string, name: string, description: string): LoyaltyCharacter => ({
  id,
  sysname,
  name,
  description,
  image_url: null,
  min_level: id === 4 ? 4 : 1,
  is_available: id !== 4,
  is_selected: id === 1,
})

const items = [
  character(1, 'leopard', 'Qoplon', 'Slotlarda +20% ball keltiradi.'),
  character(2, 'fox', 'Tulki', 'Crash va tezkor oʻyinlarda +20% ball keltiradi.'),
  character(3, 'falcon', 'Lochin', 'Sport stavkalarida +20% ball keltiradi.'),
  character(4, 'bear', 'Ayiq', 'Live va stol oʻyinlarida +20% ball keltiradi.'),
]

const answer = (characters: LoyaltyCharacter[]) => ({
  characters: {
    status: 'success' as const,
    data: { items: characters, offset: 0, limit: 20, total: characters.length },
  },
})

const props = { title: { uz: 'Hamrohlar', ru: 'Спутники' } }

export const examples = {
  normal: { props, data: answer(items) },
  unknown: { props, data: answer([character(7, 'heron', 'Qarqara', 'Hali hech kim koʻrmagan.')]) },
  empty: { props, data: answer([]) },
  error: {
    props,
    data: { characters: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    props: {
      title: { uz: 'Oʻyinda yoningizda boʻladigan hamrohlar', ru: 'Спутники, которые всегда рядом в игре' },
    },
    data: answer(
      items.map((one) => ({
        ...one,
        name: 'Снежный барс с Чимгана',
        description: 'Хозяин гор, терпеливый и зоркий. Приносит +20% баллов в слотах и в играх с джекпотом.',
      })),
    ),
  },
} satisfies ComponentExamples
