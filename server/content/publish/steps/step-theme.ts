import { contrastFaults } from '../../../../schemas/documents/theme-contrast.ts'
import { Theme } from '../../../../schemas/documents/theme.ts'
import { trusted } from '../../model/contracts.ts'
import { errorOn, type DocumentStep } from '../context.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Nobody can publish a skin that its players could not read. */
export const themeStep: DocumentStep = {
  name: 'theme',
  run(draft) {
    const { document } = draft
    if (document.kind !== 'theme') return { draft, verdicts: [] }
    const faults = contrastFaults(trusted(Theme, document.body, `theme/${document.key}`))
    const hint = phrase`Make one of the two lighter or darker`
    return { draft, verdicts: faults.map((fault) => errorOn(document, { ...fault, hint })) }
  },
}
