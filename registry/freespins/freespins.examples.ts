import type { ComponentExamples } from '../../schemas/component.ts'
import type { FreespinPack } from '../../schemas/api/entities/games.ts'

const pack: FreespinPack = {
  id: 1,
  game: { sysname: 'sweet-bozor', name: 'Sweet Bozor' },
  remaining_count: 18,
  status: 'active',
  total_count: 25,
  stake: { amount: '1000.00', currency: 'UZS' },
  expires_at: '2099-03-08T07:00:00Z',
}

const other: FreespinPack = {
  id: 2,
  game: { sysname: 'lucky-sevens', name: 'Lucky Sevens' },
  remaining_count: 50,
  status: 'active',
}

const props = { title: { uz: 'Bepul aylantirishlar', ru: 'Бесплатные вращения' } }

const answered = (items: FreespinPack[]) => ({
  packs: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props, data: answered([pack, { ...pack, id: 3, remaining_count: 5 }, other]) },
  empty: { props, data: answered([]) },
  error: { props, data: { packs: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: {
      title: { uz: 'Oʻyinlardagi barcha bepul aylantirishlar', ru: 'Все ваши бесплатные вращения' },
    },
    data: answered([
      {
        ...pack,
        game: { sysname: 'long', name: 'The Book of the Thousand and One Nights: Megaways Deluxe Edition' },
        stake: { amount: '99999999999.00', currency: 'UZS' },
      },
    ]),
  },
} satisfies ComponentExamples
