import type { ComponentExamples } from '../../schemas/component.ts'

const slots = { first: 'First', second: 'Second', third: 'Third' }

export const examples = {
  normal: {
    props: {
      label: { uz: 'Toʻldirish yoki yechish', ru: 'Пополнение или вывод' },
      tabs: [
        { uz: 'Toʻldirish', ru: 'Пополнение' },
        { uz: 'Yechish', ru: 'Вывод' },
      ],
    },
    slots,
  },
  empty: {
    props: { label: { uz: 'Tez orada', ru: 'Скоро' }, tabs: [{ uz: 'Tez orada', ru: 'Скоро' }] },
  },
  longText: {
    props: {
      label: { uz: 'Toʻlov usullari va muddatlari', ru: 'Способы и сроки платежей' },
      tabs: [
        { uz: 'Hisobni toʻldirish yoʻli', ru: 'Способы пополнения' },
        { uz: 'Pulni yechib olish yoʻli', ru: 'Способы вывода денег' },
        { uz: 'Muddatlar va limitlar', ru: 'Сроки и все лимиты' },
      ],
    },
    slots,
  },
} satisfies ComponentExamples
