import type { StoredDocument } from '../../../schemas/kinds/index.ts'
import type { DocumentLink } from '../model/manifest.ts'
import type { CompiledValidator } from '../../../forms/compile/index.ts'

/** A document on its way through the steps. */
export interface Draft {
  document: StoredDocument
  links: DocumentLink[]
  validator?: CompiledValidator
}
