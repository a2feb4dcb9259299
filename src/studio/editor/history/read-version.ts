import type { StoredDocument } from '../../../../schemas/kinds/index.ts'
import type { DocumentVersion } from '../../../../schemas/studio/answers.ts'
import { liftedBody } from '../use-document.ts'

/** A publication with what it contained; null: it removed the document. */
export interface ReadVersion extends DocumentVersion {
  document: StoredDocument | null
}

/** The body of a version as the editor shows it; null: there was no document. */
export const bodyOfVersion = (version: ReadVersion | undefined) =>
  version?.document ? { body: liftedBody(version.document) } : null
