import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'

export const loginCode = defineComponent({
  type: 'LoginCode',
  version: 1,
  description:
    'The second step of a login: the form for the code, and another code once its time has come. Stands in the popup two-factor.',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(40, 'Heading'),
      text: localizedText(160, 'Where the code is to be found'),
      form: documentKey('form', 'The form with the field "code"'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  examples: {
    normal: {
      props: {
        title: { uz: 'Ikkinchi qadam', ru: 'Второй шаг' },
        text: {
          uz: 'Tasdiqlangan telefon yoki pochtaga 6 xonali kod yubordik.',
          ru: 'Мы отправили код из 6 цифр на подтверждённый телефон или почту.',
        },
        form: 'two-factor',
      },
    },
    longText: {
      props: {
        title: { uz: 'Kirishni kod bilan tasdiqlang, iltimos', ru: 'Подтвердите вход кодом из сообщения' },
        text: {
          uz: 'Hisobingiz ikki bosqichli himoya ostida. Kod 10 daqiqa amal qiladi va faqat bir marta ishlaydi. Uni hech kimga, hatto yordam xizmatiga ham aytmang.',
          ru: 'Ваш счёт защищён двухфакторной проверкой. Код действует 10 минут и срабатывает один раз. Никому его не сообщайте, даже поддержке.',
        },
        form: 'two-factor',
      },
    },
  },
})
