import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
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
} satisfies ComponentExamples
