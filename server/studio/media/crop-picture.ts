import type { FocalPoint, PictureRectangle } from '../../../schemas/media.ts'
import type { MediaItem } from '../../../schemas/studio/answers.ts'
import type { StudioParams } from '../../../schemas/studio/calls.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import type { StudioContext } from '../studio-context.ts'

/** Characters of a file name. */
const maxNameLength = 200

/** Adds a part of a picture to the library, once, and returns its entry. */
export async function cropPicture(
  { gateway: { media } }: StudioContext,
  { address, rectangle }: StudioParams<'media.crop'>,
  by: string,
): Promise<MediaItem> {
  const original = await media.find(address)
  if (!original) throw new StudioError('NotFound', phrase`There is no such picture`)
  const { width, height } = original
  if (rectangle.x + rectangle.width > width || rectangle.y + rectangle.height > height)
    throw new StudioError(
      'InvalidParameters',
      phrase`The part is not inside the ${width} by ${height} pixels`,
    )
  if (rectangle.width === width && rectangle.height === height) return original
  const content = await media.cut(address, rectangle)
  if (!content) throw new StudioError('NotFound', phrase`There is no such picture`)
  const cropped = await media.find(await media.examine(content))
  if (cropped) return cropped
  const { alt, folder, tags } = original
  const focus = focusInside(original, rectangle) ?? undefined
  return media.add({ content, name: nameOfPart(original.name, rectangle), alt, focus, folder, tags, by })
}

/** The focal point of a picture in percent of a part; null outside of it. */
function focusInside(
  { focus, width, height }: Pick<MediaItem, 'focus' | 'width' | 'height'>,
  part: PictureRectangle,
): FocalPoint | null {
  if (!focus) return null
  const x = ((focus.x * width) / 100 - part.x) / part.width
  const y = ((focus.y * height) / 100 - part.y) / part.height
  const isInside = [x, y].every((share) => share >= 0 && share <= 1)
  return isInside ? { x: Math.round(x * 100), y: Math.round(y * 100) } : null
}

/** `cup.jpg` becomes `cup-800x600.jpg`. */
function nameOfPart(name: string, { width, height }: PictureRectangle): string {
  const [, stem = name, extension = ''] = /^(.+?)(\.[^.]*)?$/.exec(name) ?? []
  const end = `-${width}x${height}${extension}`
  return `${stem.slice(0, Math.max(1, maxNameLength - end.length))}${end}`
}
