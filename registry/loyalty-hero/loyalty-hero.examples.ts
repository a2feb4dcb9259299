import type { ComponentExamples } from '../../schemas/component.ts'
import type { LoyaltyInfo } from '../../schemas/api/entities/loyalty.ts'

const level = (number: number, name: string, min_points: number) => ({
  level: number,
  name,
  min_points,
  benefits: ['Haftalik keshbek 5%'],
  is_reached: number < 4,
})

const info: LoyaltyInfo = {
  id: 1,
  uid: 7,
  is_active: true,
  points: 3850,
  pointsAlias: 'ball',
  character: {
    id: 1,
    sysname: 'leopard',
    name: 'Qoplon',
    description: 'Togʻlar sohibi, sabrli va ziyrak. Slotlarda +20% ball keltiradi.',
    image_url: null,
    min_level: 1,
    is_available: true,
    is_selected: true,
  },
  level: 3,
  levels: [level(3, 'Oltin', 2500), level(4, 'Platina', 6000)],
  progress: { minValue: 2500, maxValue: 6000, expCount: 4850 },
}

const props = {
  title: { uz: 'Ballarni sovgʻaga almashtiring', ru: 'Меняйте баллы на подарки' },
  text: {
    uz: 'Har 10,000 soʻmlik stavka — 1 ball. Olingan sovgʻa qaytarilmaydi.',
    ru: 'Каждые 10,000 сум ставок — 1 балл. Вернуть подарок нельзя.',
  },
  buttons: [
    {
      label: { uz: 'Qoidalar', ru: 'Правила' },
      action: { type: 'navigate', to: '/rules' },
    },
  ],
}

const answer = (changes: Partial<LoyaltyInfo> = {}) => ({
  info: { status: 'success' as const, data: { ...info, ...changes } },
})

export const examples = {
  normal: { props, data: answer() },
  noCharacter: { props, data: answer({ character: null, points: 0 }) },
  top: {
    props: { ...props, buttons: [] },
    data: answer({ level: 4, progress: { minValue: 6000, maxValue: 9100, expCount: 9100 } }),
  },
  empty: { props, data: answer({ is_active: false }) },
  error: { props, data: { info: { status: 'error', error: 'InternalServerErrorException' } } },
  longText: {
    props: {
      ...props,
      title: {
        uz: 'Yigʻilgan ballarni sovgʻalarga almashtirish doʻkoni',
        ru: 'Магазин, где накопленные баллы меняют на подарки',
      },
      text: {
        uz: 'Oʻz pulingizdan qilingan har 10,000 soʻmlik stavka uchun 1 ball beriladi, demo va bonus puli sanalmaydi.',
        ru: 'За каждые 10,000 сум ставок своими деньгами даём 1 балл, демо и бонусные деньги не учитываются.',
      },
    },
    data: answer({ points: 12_345_678 }),
  },
} satisfies ComponentExamples
