import type { ComponentExamples } from '../../schemas/component.ts'

const first = {
  question: { uz: 'Parolni unutdim. Nima qilay?', ru: 'Я забыл пароль. Что делать?' },
  answer: {
    uz: '<p>Kirish oynasida <strong>parolni tiklash</strong> havolasini bosing.</p>',
    ru: '<p>Нажмите <strong>восстановить пароль</strong> в окне входа.</p>',
  },
}

const second = {
  question: { uz: 'Bitta odamga nechta hisob?', ru: 'Сколько счетов можно открыть?' },
  answer: { uz: '<p>Bitta.</p>', ru: '<p>Один.</p>' },
}

export const examples = {
  normal: { props: { items: [first, second] } },
  exclusive: { props: { items: [first, second], isExclusive: true } },
  empty: { props: { items: [] } },
  longText: {
    props: {
      items: [
        {
          question: {
            uz: 'Pul kartadan yechildi, bank xabar yubordi, lekin oʻn besh daqiqadan keyin ham hisobga tushmadi, endi kimga va nimani yozishim kerak?',
            ru: 'Деньги списались с карты, банк прислал сообщение, но и через пятнадцать минут их нет на счёте: кому и что написать?',
          },
          answer: {
            uz: '<p>Toʻlov raqamini yuboring.</p><ul><li>U natija sahifasida yozilgan.</li><li>Tarixda ham bor.</li></ul>',
            ru: '<p>Пришлите номер платежа.</p><ul><li>Он указан на странице результата.</li><li>Есть и в истории.</li></ul>',
          },
        },
        second,
      ],
    },
  },
} satisfies ComponentExamples
