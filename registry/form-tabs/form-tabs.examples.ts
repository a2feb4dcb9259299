import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      title: { uz: 'Roʻyxatdan oʻtish', ru: 'Регистрация' },
      tabs: [
        { label: { uz: 'Telefon', ru: 'Телефон' }, form: 'registration' },
        { label: { uz: 'E-pochta', ru: 'Почта' }, form: 'registration-email' },
      ],
      other: { uz: 'Bir bosishda', ru: 'Один клик' },
    },
    slots: { other: 'Google' },
  },
  empty: {
    props: {
      title: { uz: 'Kirish', ru: 'Вход' },
      tabs: [{ label: { uz: 'Parol bilan', ru: 'С паролем' }, form: 'login' }],
    },
  },
  longText: {
    props: {
      title: { uz: 'Bir daqiqada hisob oching va boshlang', ru: 'Откройте счёт за одну минуту и начните' },
      tabs: [
        { label: { uz: 'Telefon raqami bilan', ru: 'По номеру телефона' }, form: 'registration' },
        { label: { uz: 'E-pochta manzili', ru: 'Электронная почта' }, form: 'registration-email' },
      ],
    },
  },
} satisfies ComponentExamples
