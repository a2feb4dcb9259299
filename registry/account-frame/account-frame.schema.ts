import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'

const slots = { content: 'Text', aside: 'Text' }

export const accountFrame = defineComponent({
  type: 'AccountFrame',
  version: 1,
  description:
    'A page of the account: who plays here with the balances, the menu of the account, the heading, the content and, on wide screens beside it, a narrow column',
  category: 'account',
  props: Type.Object(
    {
      title: localizedText(60, 'Heading of the page'),
      menu: documentKey('menu', 'Menu of the account'),
    },
    { additionalProperties: false },
  ),
  slots: {
    content: { description: 'The content of the page, cards one below the other' },
    aside: { description: 'Cards beside the content; below it where the screen is narrow' },
  },
  migrations: [],
  interactive: true,
  examples: {
    normal: { props: { title: { uz: 'Shaxsiy maʼlumotlar', ru: 'Личные данные' }, menu: 'profile' }, slots },
    empty: { props: { title: { uz: 'Xavfsizlik', ru: 'Безопасность' }, menu: 'no-such-menu' } },
    longText: {
      props: {
        title: {
          uz: 'Masʼuliyatli oʻyin, limitlar va tanaffuslar haqida hammasi',
          ru: 'Ответственная игра: все лимиты, паузы и самоисключение',
        },
        menu: 'profile',
      },
      slots: { ...slots, content: 'Text '.repeat(120) },
    },
  },
})
