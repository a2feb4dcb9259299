import { blockIssues } from '../../../../schemas/documents/blocks/block-issues.ts'
import { errorsOf } from '../../model/contracts.ts'
import { liftBlocks } from '../../read/compile/lift-document.ts'
import type { DocumentStep } from '../context.ts'

/** Migrates blocks, and checks that each is in the registry, matches its contract and is allowed in its position. */
export const blocksStep: DocumentStep = {
  name: 'blocks',
  run(draft, { registry }) {
    const document = liftBlocks(draft.document, registry)
    return {
      draft: { ...draft, document },
      issues: blockIssues(document.kind, document.body, { registry, errorsOf }),
    }
  },
}
