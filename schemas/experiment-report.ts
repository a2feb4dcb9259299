import { Type, type Static } from 'typebox'

/** Name of one run of an experiment: changes with its shares and its goal. */
export const Run = Type.String({ pattern: '^[0-9a-f]{12}$' })

/**
 * What a browser reports about experiments. The server knows the visitor's variant. Goals reached elsewhere on the
 * site count for every run that has them and that the visitor has seen.
 */
export const ExperimentReport = Type.Union([
  Type.Object(
    { run: Run, event: Type.Enum(['view', 'click'], { description: 'The variant was in view, or used' }) },
    { additionalProperties: false },
  ),
  Type.Object(
    { event: Type.Enum(['registration', 'deposit'], { description: 'The goal that was reached' }) },
    { additionalProperties: false },
  ),
])
export type ExperimentReport = Static<typeof ExperimentReport>
