import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: { form: 'completion', contactForm: 'completion-contact' } },
} satisfies ComponentExamples
