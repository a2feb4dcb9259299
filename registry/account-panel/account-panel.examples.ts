import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      title: { uz: 'Parolni oʻzgartirish', ru: 'Смена пароля' },
      text: { uz: 'Boshqa qurilmalarda hisobdan chiqiladi.', ru: 'На других устройствах вы выйдете.' },
    },
    slots: { content: 'Text' },
  },
  empty: { props: { title: { uz: 'Parolni oʻzgartirish', ru: 'Смена пароля' } } },
  longText: {
    props: {
      title: {
        uz: 'Birinchi oʻyindan oldin bilib qoʻyish kerak boʻlgan narsalar',
        ru: 'Что полезно узнать ещё до самой первой игры на деньги',
      },
    },
    slots: { content: 'Text '.repeat(80) },
  },
} satisfies ComponentExamples
