import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'
import { documentKey } from '../../schemas/documents/reference.ts'

const legal = {
  uz: 'Faoliyat operatori: «Namuna Operator» MChJ. Litsenziya № 000-0000 (namuna).',
  ru: 'Оператор: ООО «Пример Оператор». Лицензия № 000-0000 (пример).',
}
const about = { uz: 'Kazino bitta hisobda.', ru: 'Казино на одном счёте.' }

export const siteFooter = defineComponent({
  type: 'SiteFooter',
  version: 2,
  description: 'The foot of every page: links, payment methods, language and licence',
  category: 'frame',
  props: Type.Object(
    {
      about: localizedText(120, 'A sentence about the site below the logo'),
      buttons: Type.Array(
        Type.Object(
          {
            ...BlockButton.properties,
            icon: Type.Optional(
              Type.Enum(['chat', 'download', 'mail', 'phone'], { description: 'Drawing before the text' }),
            ),
          },
          { additionalProperties: false },
        ),
        { maxItems: 2, description: 'Below that sentence' },
      ),
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
            icon: Type.Enum(['card', 'phone', 'wallet', 'coin'], { description: 'Drawing beside the name' }),
          },
          { additionalProperties: false },
        ),
        { maxItems: 10, description: 'Payment methods' },
      ),
      legal: localizedText(600, 'Operator, licence, age limit and helpline'),
    },
    { additionalProperties: false },
  ),
  slots: { top: { description: 'Above the links: the band of responsible play', maxItems: 2 } },
  // The band became a block of its own; the migration of layouts puts it into the slot.
  migrations: [
    (props) => Object.fromEntries(Object.entries(props).filter(([name]) => name !== 'responsible')),
  ],
  interactive: false,
  isShared: true,
  bears: ['licence'],
  examples: {
    normal: {
      props: {
        about,
        buttons: [
          {
            label: { uz: 'Yordam', ru: 'Поддержка' },
            action: { type: 'navigate', to: '/support' },
            icon: 'chat',
          },
        ],
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
      slots: { top: '18+' },
    },
    empty: { props: { about, buttons: [], columns: [], payments: [], legal } },
    longText: {
      props: {
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
