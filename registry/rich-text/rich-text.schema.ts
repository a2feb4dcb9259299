import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedRichText, localizedText } from '../../schemas/documents/localized.ts'

export const richText = defineComponent({
  type: 'RichText',
  version: 1,
  description: 'Text to be read: rules, articles, answers',
  category: 'content',
  props: Type.Object(
    {
      title: Type.Optional(
        localizedText(80, 'Main heading of the page; only the first block of a page bears one'),
      ),
      lead: Type.Optional(localizedText(300, 'What the text comes to, in one or two sentences')),
      text: Type.Optional(
        localizedRichText(40_000, 'The text; headings, lists, links and emphasis are allowed'),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
    normal: {
      props: {
        title: { uz: 'Qoidalar', ru: 'Правила' },
        lead: { uz: 'Qisqasi: halol oʻynang.', ru: 'Коротко: играйте честно.' },
        text: {
          uz: '<h2>Hisob</h2><p>Bir kishi — bitta hisob.</p><ul><li>18 yoshdan</li><li><a href="/privacy">Maxfiylik</a></li></ul>',
          ru: '<h2>Счёт</h2><p>Один человек — один счёт.</p><ul><li>с 18 лет</li><li><a href="/privacy">Конфиденциальность</a></li></ul>',
        },
      },
    },
    empty: { props: { title: { uz: 'Tez orada', ru: 'Скоро' } } },
    longText: {
      props: {
        title: {
          uz: 'Shaxsiy maʼlumotlarni qayta ishlash va saqlash siyosati',
          ru: 'Политика обработки и хранения персональных данных игроков',
        },
        text: {
          uz: '<p>Juda<strong>uzunvaboʻlinmaydiganbirsoʻzbilantekshiriladiganmatnqatordanchiqibketmasligikerak</strong>.</p><ol><li>Birinchi</li><li>Ikkinchi</li></ol>',
          ru: '<p>Слово<strong>котороеоченьдлинноеинеразбиваетсянапереносынедолжновыходитьзакрайстраницы</strong>.</p><ol><li>Первое</li><li>Второе</li></ol>',
        },
      },
    },
  },
})
