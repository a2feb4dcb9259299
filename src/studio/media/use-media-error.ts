import { useTranslation } from 'react-i18next'
import { mediaLimits } from '../../../schemas/media.ts'
import { mediaPlaceLimits } from '../../../schemas/media-folders.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { useReason } from '../use-reason.ts'

const explained: readonly string[] = [
  'PictureTooLarge',
  'PictureKindUnknown',
  'PictureMoves',
  'PictureUnreadable',
  'PictureKnown',
  'PictureUsed',
  'TooManyTags',
  'FolderTooDeep',
]

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Limits of the library, for interpolation in texts. */
export const sizeLimits = {
  megabytes: megabytes(mediaLimits.bytes),
  drawingMegabytes: megabytes(mediaLimits.drawingBytes),
  megapixels: mediaLimits.pixels / 1_000_000,
  side: mediaLimits.side,
  tags: mediaPlaceLimits.tags,
  depth: mediaPlaceLimits.depth,
}

/** Explains why the library rejects a picture or its removal. */
export function useMediaError(): (error: unknown) => string {
  const { t } = useTranslation()
  const reasonOf = useReason()
  return (error) =>
    error instanceof StudioError && explained.includes(error.type)
      ? t(`media.refusals.${error.type}`, sizeLimits)
      : reasonOf(error)
}
