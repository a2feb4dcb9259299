import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: {
    props: { name: 'Test', goal: 'click', shares: { a: 50, b: 50 } },
    slots: { a: 'A', b: 'B' },
  },
  manyVariants: {
    props: { name: 'Test', goal: 'registration', shares: { a: 40, b: 20, c: 20, d: 20 } },
    slots: { a: 'A', b: 'B', c: 'C', d: 'D' },
  },
} satisfies ComponentExamples
