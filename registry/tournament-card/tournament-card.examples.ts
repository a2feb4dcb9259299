import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

const tournament = {
  id: 12,
  status: 'active',
  started_at: '2026-11-01T00:00:00Z',
  finished_at: '2099-11-30T18:00:00Z',
  description: {
    name: 'Kuz marrasi',
    text: 'Slotlarda koʻp tikkan yutadi.',
    rules: 'Faqat asosiy balansdan tikilgan stavkalar hisobga olinadi.',
    scene: 'trophy',
  },
  total_prize: money('500000000.00'),
  image_url: null,
  provider: null,
  tags: [],
  games_count: 214,
  total_participants: 12480,
  total_points: 1_904_380,
  reset_on_cashout: false,
  user_info: null,
  restrictions: {
    min_bet: money('1000.00'),
    currencies: ['UZS'],
    is_verified_only: false,
    is_deposit_required: true,
  },
}

const answer = (items: unknown[]) => ({
  tournaments: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props: {}, data: answer([tournament]) },
  toCome: {
    props: {},
    data: answer([{ ...tournament, status: 'future', started_at: '2099-11-01T00:00:00Z' }]),
  },
  participating: {
    viewer: 'player',
    props: {},
    data: answer([
      {
        ...tournament,
        user_info: { is_participating: true, position: 12, points: 3400, prize: money('2000000.00') },
      },
    ]),
  },
  empty: { props: {}, data: answer([]) },
  error: {
    props: {},
    data: { tournaments: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    props: {},
    data: answer([
      {
        ...tournament,
        description: {
          ...tournament.description,
          name: 'Великая осенняя гонка за сокровищами Шёлкового пути',
        },
        total_prize: money('1250000000000.00'),
      },
    ]),
  },
} satisfies ComponentExamples
