import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      headline: { uz: 'Bonusdan boshlang', ru: 'Начните с бонуса' },
      terms: {
        uz: 'Depozitga 100% va 150 aylantirish. Veyjer ×30, 14 kun.',
        ru: '100% к депозиту и 150 вращений. Вейджер ×30, 14 дней.',
      },
      notice: {
        uz: 'Masʼuliyat bilan oʻynang. Limitni kirgach darhol qoʻyish mumkin.',
        ru: 'Играйте ответственно. Лимит можно задать сразу после входа.',
      },
      emblem: 'gift',
    },
    slots: { content: 'Form' },
  },
  picture: {
    props: {
      headline: { uz: 'Bonusdan boshlang', ru: 'Начните с бонуса' },
      terms: { uz: 'Depozitga 100% va 150 aylantirish.', ru: '100% к депозиту и 150 вращений.' },
      notice: { uz: 'Masʼuliyat bilan oʻynang.', ru: 'Играйте ответственно.' },
      emblem: 'gift',
      picture: '/art/scenes/welcome.svg',
    },
    slots: { content: 'Form' },
  },
  empty: {
    props: {
      headline: { uz: 'Salom', ru: 'Привет' },
      terms: { uz: 'Yana koʻrishganimizdan xursandmiz.', ru: 'Рады видеть снова.' },
      notice: { uz: 'Faqat 18 yoshdan.', ru: 'Только с 18 лет.' },
      emblem: 'star',
    },
  },
  longText: {
    props: {
      headline: { uz: 'Xush kelibsiz, sizni kutayotgan edik', ru: 'Добро пожаловать, мы вас ждали' },
      terms: {
        uz: 'Birinchi uchta depozitning har biriga 100% dan, 2,000,000 soʻmgacha. Veyjer ×30, muddati 14 kun.',
        ru: 'По 100% к каждому из первых трёх депозитов, до 2,000,000 сум. Вейджер ×30, срок 14 дней.',
      },
      notice: {
        uz: 'Masʼuliyat bilan oʻynang. Limit, tanaffus va hisobni yopish profilda, bir bosishda.',
        ru: 'Играйте ответственно. Лимит, перерыв и закрытие счёта находятся в профиле, в одно нажатие.',
      },
      emblem: 'trophy',
    },
    slots: { content: 'Form' },
  },
} satisfies ComponentExamples
