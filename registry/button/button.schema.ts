import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { BlockButton } from '../../schemas/documents/button.ts'

export const button = defineComponent({
  type: 'Button',
  version: 1,
  description: 'A button, or up to three in a row. A page has one main action.',
  category: 'content',
  props: Type.Object(
    {
      buttons: Type.Array(BlockButton, { maxItems: 3, description: 'The main action first' }),
      size: Type.Optional(
        Type.Enum(['s', 'm', 'l'], { description: 's: 36 px high, m: 44, l: 54; left out: m' }),
      ),
      align: Type.Optional(
        Type.Enum(['start', 'center', 'end'], {
          description: 'Where in the width they stand; left out: at the start',
        }),
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
        buttons: [
          {
            label: { uz: 'Hisob ochish', ru: 'Открыть счёт' },
            action: { type: 'openPopup', popup: 'registration' },
            variant: 'primary',
          },
          {
            label: { uz: 'Qoidalarni oʻqish', ru: 'Прочитать правила' },
            action: { type: 'navigate', to: '/rules' },
          },
        ],
      },
    },
    empty: { props: { buttons: [] } },
    longText: {
      props: {
        buttons: [
          {
            label: { uz: 'Hisobni hoziroq toʻldirish', ru: 'Пополнить счёт прямо сейчас' },
            action: { type: 'navigate', to: '/cashier/deposit' },
            variant: 'primary',
          },
          {
            label: { uz: 'Toʻliq shartlarni oʻqish', ru: 'Прочитать условия целиком' },
            action: { type: 'navigate', to: '/bonus-terms' },
          },
          {
            label: { uz: 'Yordam xizmatiga yozish', ru: 'Написать в службу поддержки' },
            action: { type: 'navigate', to: '/support' },
            variant: 'outline',
          },
        ],
        size: 'l',
        align: 'center',
      },
    },
  },
})
