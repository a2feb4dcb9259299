import { migrateDocument } from '../../read/compile/migrate.ts'
import { bodyContract, contractHistory, settingsKeys, validatorOf } from '../../model/contracts.ts'
import { errorOn, type DocumentStep } from '../context.ts'
import { explainErrors } from '../explain-errors.ts'
import { phrase } from '../../../../schemas/phrase.ts'

/** Lifts a document to this build's contract. */
export const migrationStep: DocumentStep = {
  name: 'migration',
  run(draft) {
    const { document } = draft
    const { version } = contractHistory(document.kind)
    if (document.schemaVersion > version) {
      const reason = phrase`Was written for version ${document.schemaVersion} of the contract, this build knows ${version}`
      return {
        draft,
        verdicts: [errorOn(document, { path: '', reason, hint: phrase`Update the site server first` })],
      }
    }
    return { draft: { ...draft, document: migrateDocument(document) }, verdicts: [] }
  },
}

/** The body is what the contract of its kind says. */
export const contractStep: DocumentStep = {
  name: 'contract',
  run(draft) {
    const { document } = draft
    const contract = bodyContract(document.kind, document.key)
    if (!contract) {
      const reason = phrase`There are no settings "${document.key}"`
      return {
        draft,
        verdicts: [
          errorOn(document, { path: '', reason, hint: phrase`There are: ${settingsKeys().join(', ')}` }),
        ],
      }
    }
    const validate = validatorOf(contract)
    if (validate(document.body)) return { draft, verdicts: [] }
    return {
      draft,
      verdicts: explainErrors(validate.errors ?? []).map((finding) => errorOn(document, finding)),
    }
  },
}
