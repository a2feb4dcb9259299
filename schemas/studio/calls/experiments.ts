import { Type } from 'typebox'
import { variantNames } from '../../documents/blocks/variants.ts'
import { Run } from '../../experiment-report.ts'
import type { ExperimentEnd, ExperimentResult } from '../experiments.ts'
import { call, params, type StudioCallContracts } from './fields.ts'

/** A/B tests: their results, and the choice of a winner. */
export const experimentCalls = {
  'experiments.list': { role: 'viewer', params: params({}), changes: 'nothing' },
  /**
   * Publishes the document with a variant in place of the test, which ends it. If the document needs approval, this asks
   * for it. Fails with Conflict if there are other edits of the document, and if a check fails.
   */
  'experiments.finish': call({
    role: 'publisher',
    params: params({ run: Run, variant: Type.Enum([...variantNames]) }),
    changes: ({ run }) => [{ run }],
  }),
} as const satisfies StudioCallContracts

export interface ExperimentAnswers {
  'experiments.list': ExperimentResult[]
  'experiments.finish': ExperimentEnd
}
