import type { ComponentExamples } from '../../schemas/component.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

const winners = ['M***k', 'Sh***a', 't***1', 'b***7', 'J***r', 'n***5', 'O***n'].map((fakename, index) => ({
  position: index + 1,
  fakename,
  points: 8_412_300 - 430_000 * index,
  prize: index < 6 ? money(`${15 - 2 * index}0000000.00`) : null,
  is_me: false,
}))

const tournament = {
  id: 12,
  status: 'active',
  started_at: '2026-11-01T00:00:00Z',
  finished_at: '2099-11-30T18:00:00Z',
  description: {
    name: 'Kuz marrasi',
    text: 'Slotlarda koʻp tikkan yutadi.',
    rules: 'Faqat asosiy balansdan tikilgan stavkalar hisobga olinadi.\n\nSovrinlar asosiy balansga tushadi.',
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
    min_bet: money('2000.00'),
    currencies: ['UZS', 'USD'],
    is_verified_only: false,
    is_deposit_required: true,
  },
  prizes: [
    { from: 1, to: 1, prize: money('150000000.00') },
    { from: 2, to: 2, prize: money('130000000.00') },
    { from: 3, to: 3, prize: money('110000000.00') },
    { from: 4, to: 6, prize: money('36000000.00') },
  ],
  winners,
  extra: { points_rule: 'Yutuq stavkadan necha baravar katta boʻlsa, har bir baravari uchun 10 ochko.' },
}

const params = { id: '12' }

const answer = (items: unknown[]) => ({
  tournament: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props: {}, params, data: answer([tournament]) },
  participating: {
    viewer: 'player',
    props: {},
    params,
    data: answer([
      {
        ...tournament,
        user_info: { is_participating: true, position: 184, points: 612_450, prize: null },
        winners: winners.map((winner) => ({ ...winner, is_me: winner.position === 5 })),
      },
    ]),
  },
  finished: {
    props: {},
    params,
    data: answer([{ ...tournament, status: 'finished', finished_at: '2026-11-15T18:00:00Z' }]),
  },
  empty: { props: {}, params, data: answer([]) },
  error: {
    props: {},
    params,
    data: { tournament: { status: 'error', error: 'ApplicationUnavailableException' } },
  },
  longText: {
    props: {},
    params,
    data: answer([
      {
        ...tournament,
        description: {
          ...tournament.description,
          name: 'Великая осенняя гонка за сокровищами Шёлкового пути',
        },
        total_prize: money('1250000000000.00'),
        winners: winners.map((winner) => ({
          ...winner,
          fakename: 'Abdurahmonbek***ov',
          prize: money('1250000000.00'),
        })),
      },
    ]),
  },
} satisfies ComponentExamples
