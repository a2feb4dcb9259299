import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: { form: 'registration' } },
  short: { props: { form: 'login' } },
} satisfies ComponentExamples
