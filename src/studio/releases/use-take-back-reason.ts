import { isKind } from '../../../schemas/kinds/index.ts'
import { useTranslation } from 'react-i18next'
import { isRecord } from '../../../schemas/is-record.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { useDocumentName } from '../documents/use-document-name.ts'
import { useReason } from '../use-reason.ts'
import { useStudioData } from '../use-studio-data.ts'

/** Explains why something cannot be taken back, prepared again or changed, with the names of documents that changed since. */
export function useTakeBackReason(
  message:
    | 'releases.changedSince'
    | 'releases.prepareConflict'
    | 'selection.changedMeanwhile'
    | 'selection.keptChanges' = 'releases.changedSince',
): (error: unknown) => string {
  const { t } = useTranslation()
  const reasonOf = useReason()
  const titleOf = useDocumentName()
  const { data: known = [] } = useStudioData('documents.list', {})
  return (error) => {
    const documents =
      error instanceof StudioError && error.type === 'Conflict' ? error.data?.['documents'] : undefined
    if (!Array.isArray(documents)) return reasonOf(error)
    const names = documents.filter(isRecord).flatMap(({ kind, key }) => {
      if (typeof key !== 'string' || typeof kind !== 'string' || !isKind(kind)) return []
      return [titleOf(known.find((each) => each.kind === kind && each.key === key) ?? { kind, key })]
    })
    return t(message, { names: names.join(', ') })
  }
}
