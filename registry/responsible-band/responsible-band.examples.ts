import type { ComponentExamples } from '../../schemas/component.ts'

const button = {
  label: { uz: 'Limitlar va tanaffus', ru: 'Лимиты и перерывы' },
  action: { type: 'navigate', to: '/responsible-gaming' },
  variant: 'outline',
}

export const examples = {
  normal: {
    props: {
      title: { uz: 'Oʻyin — daromad manbai emas', ru: 'Игра — не способ заработка' },
      text: {
        uz: 'Limit qoʻying, tanaffus oling yoki hisobni vaqtincha yoping.',
        ru: 'Установите лимит, сделайте перерыв или временно закройте счёт.',
      },
      button,
    },
  },
  longText: {
    props: {
      title: {
        uz: 'Oʻyin — dam olish, lekin hech qachon daromad manbai emas',
        ru: 'Игра — это отдых, но никогда и никому не способ заработка',
      },
      text: {
        uz: 'Limit qoʻying, tanaffus oling yoki hisobni vaqtincha yoping: hammasi profilda, bir bosishda. Yaqinlaringizdan yordam soʻrashdan uyalmang.',
        ru: 'Установите лимит, сделайте перерыв или временно закройте счёт одним нажатием в профиле. Не стесняйтесь попросить о помощи близких.',
      },
      button,
    },
  },
} satisfies ComponentExamples
