import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'
import { localizedText } from '../../schemas/documents/localized.ts'

const button = {
  label: { uz: 'Limitlar va tanaffus', ru: 'Лимиты и пауза' },
  action: { type: 'navigate', to: '/responsible-gaming' },
  variant: 'outline',
}

export const responsibleBand = defineComponent({
  type: 'ResponsibleBand',
  version: 1,
  description: 'The reminder of responsible play with the 18+ mark; stands in the footer or on a page',
  category: 'frame',
  props: Type.Object(
    {
      title: localizedText(60, 'What the player should keep in mind'),
      text: localizedText(160, 'What he can do about it'),
      button: Type.Object(BlockButton.properties, {
        additionalProperties: false,
        description: 'Leads to limits and breaks',
      }),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: false,
  isShared: true,
  bears: ['ageMark', 'responsibleGaming'],
  examples: {
    normal: {
      props: {
        title: { uz: 'Oʻyin — daromad manbai emas', ru: 'Игра — не способ заработка' },
        text: {
          uz: 'Limit qoʻying, tanaffus oling yoki hisobni vaqtincha yoping.',
          ru: 'Установите лимит, возьмите паузу или временно закройте счёт.',
        },
        button,
      },
    },
    longText: {
      props: {
        title: {
          uz: 'Oʻyin — dam olish, lekin hech qachon daromad manbai emas',
          ru: 'Игра — это отдых, но никогда и никому не способ заработка',
        },
        text: {
          uz: 'Limit qoʻying, tanaffus oling yoki hisobni vaqtincha yoping: hammasi profilda, bir bosishda. Yaqinlaringizdan yordam soʻrashdan uyalmang.',
          ru: 'Установите лимит, возьмите паузу или временно закройте счёт одним нажатием в профиле. Не стесняйтесь попросить о помощи близких.',
        },
        button,
      },
    },
  },
})
