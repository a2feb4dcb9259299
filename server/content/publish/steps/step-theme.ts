import { contrastIssues } from '../../../../schemas/documents/theme/theme-contrast.ts'
import { Theme } from '../../../../schemas/documents/theme/theme.ts'
import { trusted } from '../../model/contracts.ts'
import type { DocumentStep } from '../context.ts'

/** Checks the contrast of a theme, so that nobody publishes one that players cannot read. */
export const themeStep: DocumentStep = {
  name: 'theme',
  run(draft) {
    const { document } = draft
    if (document.kind !== 'theme') return { draft, issues: [] }
    return { draft, issues: contrastIssues(trusted(Theme, document.body, `theme/${document.key}`)) }
  },
}
