import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: { title: { uz: 'Soʻnggi amallar', ru: 'Последние операции' } } },
  longText: {
    props: {
      title: {
        uz: 'Soʻnggi toʻldirishlar va yechib olishlar hujjatlari bilan',
        ru: 'Последние пополнения и выводы вместе с их документами',
      },
    },
  },
} satisfies ComponentExamples
