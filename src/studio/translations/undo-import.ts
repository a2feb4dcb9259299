import type { DocumentReference } from '../../../schemas/studio/answers.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ImportedDocument } from '../../../schemas/studio/translations.ts'
import { callStudio } from '../call-studio.ts'

/** Puts the drafts back that an import has changed. Returns those that somebody has changed or published since. */
export async function undoImport(documents: readonly ImportedDocument[]): Promise<DocumentReference[]> {
  const kept: DocumentReference[] = []
  for (const { kind, key, revision, before } of documents)
    try {
      if (before) await callStudio('documents.save', { kind, key, revision, ...before })
      else await callStudio('documents.discard', { kind, key, revision })
    } catch (error) {
      if (!(error instanceof StudioError) || error.type !== 'Conflict') throw error
      kept.push({ kind, key })
    }
  return kept
}
