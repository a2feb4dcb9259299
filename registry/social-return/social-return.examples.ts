import type { ComponentExamples } from '../../schemas/component.ts'

export const examples = { normal: { props: {} } } satisfies ComponentExamples
