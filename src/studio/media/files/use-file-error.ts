import { useTranslation } from 'react-i18next'
import { fileLimits, type FileKind } from '../../../../schemas/files.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { useReason } from '../../use-reason.ts'

const explained: readonly string[] = ['FileTooLarge', 'FileUnreadable', 'FileKnown', 'FileUsed']

export const limitOf = (kind: FileKind) => ({ kilobytes: fileLimits[kind] / 1024 })

/** Explains why the library rejects a file or its removal. */
export function useFileError(kind: FileKind): (error: unknown) => string {
  const { t } = useTranslation()
  const reasonOf = useReason()
  return (error) =>
    error instanceof StudioError && explained.includes(error.type)
      ? t(`files.refusals.${error.type}`, limitOf(kind))
      : reasonOf(error)
}
