import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: {
      title: { uz: 'Ikkinchi qadam', ru: 'Второй шаг' },
      text: {
        uz: 'Tasdiqlangan telefon yoki e-pochtaga 6 xonali kod yubordik.',
        ru: 'Мы отправили код из 6 цифр на подтверждённый телефон или почту.',
      },
      form: 'two-factor',
    },
  },
  longText: {
    props: {
      title: { uz: 'Kirishni kod bilan tasdiqlang, iltimos', ru: 'Подтвердите вход кодом из сообщения' },
      text: {
        uz: 'Hisobingiz ikki bosqichli kirish bilan himoyalangan. Kod 10 daqiqa amal qiladi va faqat bir marta ishlaydi. Uni hech kimga, hatto yordam xizmatiga ham aytmang.',
        ru: 'Ваш счёт защищён двухфакторной проверкой. Код действует 10 минут и срабатывает один раз. Никому его не сообщайте, даже поддержке.',
      },
      form: 'two-factor',
    },
  },
} satisfies ComponentExamples
