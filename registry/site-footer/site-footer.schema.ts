import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { documentKey } from '../../schemas/documents/reference.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const responsible = {
  title: { uz: 'Oʻyin — daromad manbai emas', ru: 'Игра — не способ заработка' },
  text: {
    uz: 'Limit qoʻying, tanaffus oling yoki hisobni vaqtincha yoping.',
    ru: 'Установите лимит, возьмите паузу или временно закройте счёт.',
  },
  button: {
    label: { uz: 'Limitlar va tanaffus', ru: 'Лимиты и пауза' },
    action: { type: 'navigate', to: '/responsible-gaming' },
    variant: 'outline',
  },
}
const legal = {
  uz: 'Faoliyat operatori: «Namuna Operator» MChJ. Litsenziya № 000-0000 (namuna).',
  ru: 'Оператор: ООО «Пример Оператор». Лицензия № 000-0000 (пример).',
}
const about = { uz: 'Kazino bitta hisobda.', ru: 'Казино на одном счёте.' }

export const siteFooter = defineComponent({
  type: 'SiteFooter',
  version: 1,
  description: 'The foot of every page: 18+ and responsible play, links, payment methods, licence',
  category: 'frame',
  props: Type.Object(
    {
      responsible: Type.Object(
        {
          title: localizedText(60, 'What the player should keep in mind'),
          text: localizedText(160, 'What he can do about it'),
          button: BlockButton,
        },
        { additionalProperties: false, description: 'The band of responsible play with the 18+ mark' },
      ),
      about: localizedText(120, 'A sentence about the site below the logo'),
      buttons: Type.Array(BlockButton, { maxItems: 2, description: 'Below that sentence' }),
      columns: Type.Array(
        Type.Object(
          {
            title: localizedText(24, 'Heading of the column'),
            menu: documentKey('menu', 'Menu with its links'),
          },
          { additionalProperties: false },
        ),
        { maxItems: 4, description: 'Columns of links' },
      ),
      payments: Type.Array(
        Type.Object(
          {
            name: Type.String({
              maxLength: 20,
              description: 'Name of the method, the same in all languages',
            }),
            icon: Type.Enum(['card', 'phone', 'wallet'], { description: 'Drawing beside the name' }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10, description: 'Payment methods' },
      ),
      legal: localizedText(600, 'Operator, licence, age limit and helpline'),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  examples: {
    normal: {
      props: {
        responsible,
        about,
        buttons: [{ label: { uz: 'Yordam', ru: 'Поддержка' }, action: { type: 'navigate', to: '/support' } }],
        columns: [
          { title: { uz: 'Oʻyinlar', ru: 'Игры' }, menu: 'footer-games' },
          { title: { uz: 'Hujjatlar', ru: 'Документы' }, menu: 'footer-documents' },
        ],
        payments: [
          { name: 'Uzcard', icon: 'card' },
          { name: 'Payme', icon: 'phone' },
        ],
        legal,
      },
    },
    empty: { props: { responsible, about, buttons: [], columns: [], payments: [], legal } },
    longText: {
      props: {
        responsible: {
          ...responsible,
          text: {
            uz: 'Limit qoʻying, tanaffus oling yoki hisobni vaqtincha yoping: hammasi profilda, bir bosishda. Yaqinlaringizdan yordam soʻrashdan uyalmang.',
            ru: 'Установите лимит, возьмите паузу или временно закройте счёт одним нажатием в профиле. Не стесняйтесь попросить о помощи близких.',
          },
        },
        about: {
          uz: 'Kazino va sport bitta hisobda, oʻzbek va rus tillarida, kechayu kunduz yordam va tezkor toʻlovlar bilan.',
          ru: 'Казино и спорт на одном счёте, на узбекском и русском, с поддержкой круглые сутки и быстрыми выплатами.',
        },
        buttons: [],
        columns: [
          { title: { uz: 'Mijozlar uchun maʼlumot', ru: 'Информация клиентам' }, menu: 'footer-players' },
        ],
        payments: [{ name: 'Terminallar tarmogʻi', icon: 'wallet' }],
        legal,
      },
    },
  },
})
