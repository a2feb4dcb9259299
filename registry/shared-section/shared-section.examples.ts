import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = {
  normal: { props: { section: 'app' }, slots: { content: 'Text' } },
} satisfies ComponentExamples
