import { useTranslation } from 'react-i18next'
import { fileLimits, type FileKind } from '../../../../schemas/files.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { useBytes } from '../../use-bytes.ts'
import { useReason } from '../../use-reason.ts'

const explained: readonly string[] = ['FileTooLarge', 'FileUnreadable', 'FileKnown', 'FileUsed']

/** The largest size of a file of this kind, in the words of its texts. */
export function useLimit(kind: FileKind): { size: string } {
  const bytes = useBytes()
  return { size: bytes(fileLimits[kind]) }
}

/** Explains why the library rejects a file or its removal. */
export function useFileError(kind: FileKind): (error: unknown) => string {
  const { t } = useTranslation()
  const limit = useLimit(kind)
  const reasonOf = useReason()
  return (error) =>
    error instanceof StudioError && explained.includes(error.type)
      ? t(`files.refusals.${error.type}`, limit)
      : reasonOf(error)
}
