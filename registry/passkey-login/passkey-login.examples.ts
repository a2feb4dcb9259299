import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: {} },
  longText: {
    props: {
      label: {
        uz: 'Barmoq izi, yuz yoki qurilmaning PIN-kodi bilan',
        ru: 'По отпечатку, лицу или ПИН-коду устройства',
      },
    },
  },
} satisfies ComponentExamples
