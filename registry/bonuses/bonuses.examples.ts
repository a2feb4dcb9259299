import type { ComponentExamples } from '../../schemas/component.ts'
import type { Bonus } from '../../schemas/api/entities/rewards.ts'

const money = (amount: string) => ({ amount, currency: 'UZS' })

const active: Bonus = {
  id: 4,
  type: 'casino',
  status: 'active',
  amount: money('62500.00'),
  granted: money('50000.00'),
  wager_required: money('750000.00'),
  wager_done: money('210000.00'),
  activated_at: '2026-03-01T07:00:00Z',
  expires_at: '2099-03-08T07:00:00Z',
  forfeit: money('62500.00'),
  can_activate: false,
  can_remove: true,
  can_deactivate: true,
  max_bet: money('25000.00'),
  description: {
    name: 'Promokod bonusi',
    text: 'Promokod uchun bonus puli',
    terms: 'Bonusning 15 baravari miqdorida tiking.\n\nMuddat — 7 kun. Faqat 18+.',
  },
}

const available: Bonus = {
  ...active,
  id: 5,
  status: 'available',
  amount: money('100000.00'),
  granted: money('100000.00'),
  wager_required: money('500000.00'),
  wager_done: money('0.00'),
  activated_at: null,
  can_deactivate: false,
  max_bet: null,
  description: { ...active.description, name: 'Doʻkon bonusi', text: 'Ballarga olingan bonus, veyjer ×5' },
}

const completed: Bonus = {
  ...active,
  id: 1,
  status: 'completed',
  amount: money('0.00'),
  granted: money('400000.00'),
  wager_required: money('12000000.00'),
  wager_done: money('12000000.00'),
  forfeit: money('0.00'),
  can_remove: false,
  can_deactivate: false,
  description: { ...active.description, name: 'Xush kelibsiz bonusi' },
}

const props = { title: { uz: 'Bonuslar', ru: 'Бонусы' } }

const answered = (items: Bonus[]) => ({
  casino: { status: 'success' as const, data: { items, total: items.length } },
})

export const examples = {
  normal: { props, data: answered([active, available, completed]) },
  empty: { props, data: answered([]) },
  error: { props, data: { casino: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: { title: { uz: 'Siz olgan barcha bonuslar', ru: 'Все бонусы, которые вы получили' } },
    data: answered([
      {
        ...active,
        amount: money('99999999999.00'),
        wager_required: money('999999999999.00'),
        description: {
          name: 'Har haftaning dushanbasidan yakshanbasigacha amal qiladigan bonus',
          text: 'Birinchi depozitga +100%, ikkinchisiga +75%, uchinchisiga +50%, jami 2,000,000 soʻmgacha',
          terms: 'Shartlar. '.repeat(80),
        },
      },
    ]),
  },
} satisfies ComponentExamples
