import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'

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

export const accordion = defineComponent({
  type: 'Accordion',
  version: 1,
  description:
    'Questions that open to show their answers. Search engines and the search in the page find all of them.',
  category: 'content',
  props: Type.Object(
    {
      items: Type.Array(
        Type.Object(
          {
            question: localizedText(140, 'What a reader asks, in his words'),
            answer: localizedRichText(4000, 'The answer; lists, links and emphasis are allowed'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 40, description: 'The most frequent question first' },
      ),
      isExclusive: Type.Optional(
        Type.Boolean({ description: 'Opening one closes the others; left out: any number may be open' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
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
  },
})
