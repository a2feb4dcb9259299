import type { OperationName } from '../../../../../schemas/documents/operations.ts'
import type { StoredDocument } from '../../../../../schemas/kinds/index.ts'
import { errorAt, inDocument, type DocumentIssue } from '../../../../../schemas/issue.ts'
import { blockName, phrase } from '../../../../../schemas/phrase.ts'
import { blocksOf, type PlacedBlock } from '../../../model/blocks.ts'
import { documentName } from '../../../model/contracts.ts'
import type { SiteStep } from '../../context.ts'
import { operationOf } from '../../duties/block-keeps.ts'
import type { Site } from '../../site.ts'

/** Blocks that work with the answer of one operation only, with the fields that name their forms. */
const expected: Readonly<Record<string, { fields: readonly string[]; operation: OperationName }>> = {
  CompleteRegistration: { fields: ['form', 'contactForm'], operation: 'auth.completeRegistration' },
  LoginCode: { fields: ['form', 'recoveryForm'], operation: 'auth.confirmLogin' },
  ProfileForm: { fields: ['form'], operation: 'account.saveProfileInfo' },
  ResetPassword: { fields: ['form'], operation: 'auth.resetPassword' },
}

async function issuesOf(
  document: StoredDocument,
  { block: { type, props }, pointer }: PlacedBlock,
  site: Site,
): Promise<DocumentIssue[]> {
  const { fields, operation } = expected[type] ?? { fields: [], operation: '' }
  const found = await Promise.all(
    fields.map(async (field) => {
      const key = props[field]
      const form = typeof key === 'string' ? await site.read('form', key) : null
      if (!form || operationOf(form) === operation) return []
      const issue = errorAt(
        `${pointer}/props/${field}`,
        'wrong-form',
        phrase`The block ${blockName(type)} would not work with the form "${form.key}", which sends ${operationOf(form)}: players could not go on here`,
        phrase`Choose a form that sends ${operation}`,
      )
      return [inDocument(documentName(document), issue)]
    }),
  )
  return found.flat()
}

/** Checks that blocks have forms of the operation that they carry out. */
export const blockFormsStep: SiteStep = {
  name: 'forms of blocks',
  async run(drafts, { site }) {
    const found = await Promise.all(
      drafts.flatMap(({ document }) => blocksOf(document).map((placed) => issuesOf(document, placed, site))),
    )
    return found.flat()
  },
}
