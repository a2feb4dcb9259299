import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: {} },
  notice: { props: { variant: 'notice' } },
} satisfies ComponentExamples
