import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

function tournament(id: number, status: string, name: string) {
  return {
    id,
    status,
    started_at: '2026-11-01T00:00:00Z',
    finished_at: status === 'finished' ? '2026-11-15T18:00:00Z' : '2099-11-30T18:00:00Z',
    description: {
      name,
      text: 'Slotlarda oʻynang, ochko toʻplang.',
      rules: 'Faqat asosiy balansdan tikilgan stavkalar hisobga olinadi.',
      scene: id % 2 === 0 ? 'jackpot' : 'trophy',
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
}

const answer = (items: unknown[]) => ({
  tournaments: { status: 'success' as const, data: { items, total: items.length } },
})

const title = { uz: 'Turnirlar', ru: 'Турниры' }

export const examples = {
  normal: {
    props: { title },
    data: answer([tournament(1, 'active', 'Kuz marrasi'), tournament(2, 'active', 'Haftalik poyga')]),
  },
  finished: { props: { title }, data: answer([tournament(3, 'finished', 'Yoz finali')]) },
  empty: { props: { title }, data: answer([]) },
  error: {
    props: { title },
    data: { tournaments: { status: 'error', error: 'InternalServerErrorException' } },
  },
  longText: {
    props: { title: { uz: 'Katta mukofotli kuzgi turnirlar', ru: 'Осенние турниры с большими призами' } },
    data: answer([
      {
        ...tournament(1, 'active', 'Великая осенняя гонка за сокровищами Шёлкового пути'),
        total_prize: money('1250000000000.00'),
      },
    ]),
  },
} satisfies ComponentExamples
