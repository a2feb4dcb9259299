import type { ComponentExamples } from '../../schemas/component.ts'

const viewer = 'player'

export const examples = {
  normal: { viewer, props: { title: { uz: 'Kassa', ru: 'Касса' } } },
  withBalances: { viewer, props: { title: { uz: 'Kassa', ru: 'Касса' }, showBalances: true } },
  longText: {
    viewer,
    props: {
      title: { uz: 'Toʻlovlar va hujjatlar tarixi', ru: 'История платежей и документов' },
      showBalances: true,
    },
  },
} satisfies ComponentExamples
