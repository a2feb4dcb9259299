import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { mediaLimits, type MediaExtension } from '../../../schemas/media.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { cleanDrawing } from './clean-drawing.ts'

/** A file that the library can take. */
export interface Upload {
  id: string
  extension: MediaExtension
  /** The file; of a drawing what is left of it when it is clean. */
  content: Buffer
}

/** What sharp calls the kinds of files, by what they are and not by what they are called. */
const extensions: ReadonlyMap<string, MediaExtension> = new Map([
  ['jpeg', 'jpg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['svg', 'svg'],
])

function extensionOf({ format, compression }: Metadata): MediaExtension | undefined {
  return format === 'heif' && compression === 'av1' ? 'avif' : extensions.get(format)
}

const unreadable = (cause: unknown) =>
  new StudioError('PictureUnreadable', 'The file is damaged, or no picture', {
    detail: cause instanceof Error ? cause.message : String(cause),
  })

async function describe(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: mediaLimits.pixels }).metadata()
  } catch (error) {
    throw unreadable(error)
  }
}

/** Draws it small: what can be drawn whole is not damaged. */
async function assertWhole(content: Buffer): Promise<void> {
  try {
    await sharp(content, { limitInputPixels: mediaLimits.pixels, failOn: 'error' }).resize(32, 32).toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}

function assertSmall(bytes: number, most: number): void {
  if (bytes > most)
    throw new StudioError('PictureTooLarge', `A file may have ${most} bytes at most`, { bytes: most })
}

/** Drawings are text whose first element comes after comments and declarations. */
const isDrawing = (content: Buffer) => /^\uFEFF?\s*<[^]*?<?svg[\s>]/.test(content.toString('utf8', 0, 4096))

/**
 * Reads what somebody uploads: its kind by its content, its size, and whether it is whole. Throws a StudioError
 * that says why it cannot be taken.
 */
export async function readUpload(file: Buffer): Promise<Upload> {
  assertSmall(file.length, mediaLimits.bytes)
  const isText = isDrawing(file)
  if (isText) assertSmall(file.length, mediaLimits.drawingBytes)
  const content = isText ? Buffer.from(cleanDrawing(file.toString('utf8'))) : file
  const metadata = await describe(content)
  const extension = extensionOf(metadata)
  // A drawing that is packed was not cleaned.
  if (extension === undefined || (extension === 'svg') !== isText)
    throw new StudioError('PictureKindUnknown', `A file of the kind ${metadata.format} cannot be taken`, {
      kind: metadata.format,
    })
  if ((metadata.pages ?? 1) > 1) throw new StudioError('PictureMoves', 'Moving pictures cannot be taken')
  const { width, height } = metadata.autoOrient
  if (width > mediaLimits.side || height > mediaLimits.side || width * height > mediaLimits.pixels)
    throw new StudioError('PictureTooLarge', `${width} by ${height} pixels are too many`, { width, height })
  await assertWhole(content)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { id: `${hash}-${width}x${height}`, extension, content }
}
