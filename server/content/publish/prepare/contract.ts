import { migrateDocument } from '../../read/compile/migrate.ts'
import { errorsOf, settingsKeys } from '../../model/contracts.ts'
import { bodyContract, kindOf } from '../../../../schemas/kinds/index.ts'
import { errorAt } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { explainErrors } from '../../../../schemas/explain-errors.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Migrates a document to this build's contract. */
export const migrationStep: DocumentStep = {
  name: 'migration',
  run(draft) {
    const { document } = draft
    const { version } = kindOf(document.kind)
    if (document.schemaVersion > version) {
      const message = phrase`Written for version ${document.schemaVersion} of the contract; this build supports ${version}`
      return {
        draft,
        issues: [errorAt('', 'newer-version', message, phrase`Update the site server first`)],
      }
    }
    return { draft: { ...draft, document: migrateDocument(document) }, issues: [] }
  },
}

/** Checks the body against the contract of its kind. */
export const contractStep: DocumentStep = {
  name: 'contract',
  run(draft) {
    const { document } = draft
    const contract = bodyContract(document.kind, document.key)
    if (!contract) {
      const message = phrase`There are no settings "${document.key}"`
      const hint = phrase`Available: ${settingsKeys().join(', ')}`
      return { draft, issues: [errorAt('', 'unknown-settings', message, hint)] }
    }
    return { draft, issues: explainErrors(errorsOf(contract, document.body)) }
  },
}
