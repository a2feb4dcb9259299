import type { ComponentExamples } from '../../schemas/component.ts'

const viewer = 'player'

export const examples = {
  normal: { viewer, props: {} },
  notice: { viewer, props: { variant: 'notice' } },
} satisfies ComponentExamples
