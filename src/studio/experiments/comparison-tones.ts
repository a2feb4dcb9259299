import type { Comparison } from '../../../schemas/studio/experiments.ts'

export const comparisonTones = {
  tooFew: 'neutral',
  chance: 'neutral',
  better: 'ok',
  worse: 'error',
} as const satisfies Record<Comparison, string>
