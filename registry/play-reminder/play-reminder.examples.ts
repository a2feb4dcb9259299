import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = { normal: { viewer: 'player', props: {} } } satisfies ComponentExamples
