import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: { title: { uz: 'Kassa', ru: 'Касса' } } },
  balances: { props: { title: { uz: 'Kassa', ru: 'Касса' }, showBalances: true } },
  longText: {
    props: {
      title: { uz: 'Toʻlovlar va hujjatlar tarixi', ru: 'История платежей и документов' },
      showBalances: true,
    },
  },
} satisfies ComponentExamples
