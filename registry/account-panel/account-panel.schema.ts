import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

export const accountPanel = defineComponent({
  type: 'AccountPanel',
  version: 1,
  description: 'A card of an account page with a heading of its own, around other blocks',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the card'),
      text: Type.Optional(localizedText(200, 'A sentence below the heading')),
    },
    { additionalProperties: false },
  ),
  slots: { content: { description: 'The content of the card' } },
  migrations: [],
  interactive: false,
  isShared: true,
  examples: {
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
  },
})
