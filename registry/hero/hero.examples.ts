import type { ComponentExamples } from '../../schemas/component.ts'

const welcome = {
  tag: { uz: 'Yangi oʻyinchilar uchun', ru: 'Для новых игроков' },
  headline: { uz: 'Ilk depozitga 100% va 150 aylantirish', ru: '100% к депозиту и 150 вращений' },
  terms: {
    uz: '2,000,000 soʻmgacha bonus. Shartlar bitta ekranda, mayda yozuvsiz.',
    ru: 'До 2,000,000 сум. Условия на одном экране, без мелкого шрифта.',
  },
  buttons: [
    {
      label: { uz: 'Bonusni olish', ru: 'Забрать бонус' },
      action: { type: 'openPopup', popup: 'registration' },
      variant: 'primary',
    },
    { label: { uz: 'Shartlar', ru: 'Условия' }, action: { type: 'navigate', to: '/rules' } },
  ],
  scene: 'welcome',
}

const bare = {
  headline: { uz: 'Marra', ru: 'Marra' },
  terms: { uz: 'Faqat 18 yoshdan kattalar uchun.', ru: 'Только для игроков старше 18 лет.' },
  buttons: [],
  scene: 'jackpot',
}

const long = {
  tag: { uz: 'Uzoq vaqtdan beri biz bilanlarga', ru: 'Тем, кто с нами уже больше года' },
  headline: {
    uz: 'Kuzgi turnirning sovrin jamgʻarmasi yana oshirildi',
    ru: 'Призовой фонд осеннего турнира снова увеличен вдвое',
  },
  terms: {
    uz: 'Turnir 30-noyabrgacha davom etadi, eng kam stavka 5,000 soʻm. Mukofotlar darhol va shartsiz beriladi.',
    ru: 'Турнир идёт до 30 ноября, минимальная ставка 5,000 сум. Призы начисляются сразу и без отыгрыша.',
  },
  buttons: [
    {
      label: { uz: 'Turnirda hoziroq qatnashish', ru: 'Принять участие в турнире' },
      action: { type: 'navigate', to: '/gamehall' },
      variant: 'primary',
    },
    {
      label: { uz: 'Toʻliq shartlarini oʻqish', ru: 'Прочитать полные условия' },
      action: { type: 'navigate', to: '/rules' },
    },
  ],
  scene: 'trophy',
}

export const examples = {
  normal: {
    props: {
      slides: [welcome, { ...long, scene: 'trophy' }, { ...bare, scene: 'cashback' }],
    },
  },
  slow: { props: { slides: [welcome, long], slideSeconds: 12 } },
  still: { props: { slides: [welcome, long], isAutomatic: false } },
  single: { props: { slides: [welcome] } },
  withBlocks: { props: { slides: [welcome, long], isAutomatic: false }, slots: { content: 'Text' } },
  empty: { props: { slides: [bare] } },
  longText: {
    props: {
      slides: [long, welcome, { ...long, scene: 'cashback' }, bare, { ...long, scene: 'sport' }, welcome],
    },
  },
} satisfies ComponentExamples
