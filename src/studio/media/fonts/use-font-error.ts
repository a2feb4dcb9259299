import { useTranslation } from 'react-i18next'
import { fileLimits } from '../../../../schemas/files.ts'
import { StudioError } from '../../../../schemas/studio/errors.ts'
import { useReason } from '../../use-reason.ts'

const explained: readonly string[] = ['FileTooLarge', 'FileUnreadable', 'FileKnown', 'FileUsed']

export const fontLimit = { kilobytes: fileLimits.font / 1024 }

/** Explains why the library rejects a font or its removal. */
export function useFontError(): (error: unknown) => string {
  const { t } = useTranslation()
  const reasonOf = useReason()
  return (error) =>
    error instanceof StudioError && explained.includes(error.type)
      ? t(`fonts.refusals.${error.type}`, fontLimit)
      : reasonOf(error)
}
