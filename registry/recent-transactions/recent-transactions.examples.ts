import type { ComponentExamples } from '../../schemas/component.ts'

const payments = {
  items: [
    {
      id: 20417,
      created_at: '2026-03-01T07:00:00Z',
      updated_at: '2026-03-01T07:01:00Z',
      requisites: { card_number: '8600********3308' },
      method: 'uzcard',
      type: 'deposit',
      amount: { amount: '500000.00', currency: 'UZS' },
      status: 'success',
      can_cancel: false,
      domain: 'localhost',
    },
  ],
  total: 1,
}
const asPlayer = { viewer: 'player', answers: { 'cashier.gethistory': payments } } as const

export const examples = {
  normal: { ...asPlayer, props: { title: { uz: 'Soʻnggi amallar', ru: 'Последние операции' } } },
  longText: {
    ...asPlayer,
    props: {
      title: {
        uz: 'Soʻnggi toʻldirishlar va yechib olishlar hujjatlari bilan',
        ru: 'Последние пополнения и выводы вместе с их документами',
      },
    },
  },
} satisfies ComponentExamples
