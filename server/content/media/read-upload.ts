import { createHash } from 'node:crypto'
import sharp, { type Metadata } from 'sharp'
import { mediaLimits, type MediaExtension } from '../../../schemas/media.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { cleanDrawing } from './clean-drawing.ts'

/** A file that the library accepts. */
export interface Upload {
  id: string
  extension: MediaExtension
  /** The file; for a drawing, its cleaned source. */
  content: Buffer
}

/** File extensions by sharp's format name, which is detected from the content and not from the file name. */
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
  new StudioError('PictureUnreadable', phrase`The file is damaged, or no picture`, {
    detail: cause instanceof Error ? cause.message : String(cause),
  })

async function describe(content: Buffer): Promise<Metadata> {
  try {
    return await sharp(content, { limitInputPixels: mediaLimits.pixels }).metadata()
  } catch (error) {
    throw unreadable(error)
  }
}

/** Decodes the whole picture at a small size, which fails for damaged files. */
async function assertWhole(content: Buffer): Promise<void> {
  try {
    await sharp(content, { limitInputPixels: mediaLimits.pixels, failOn: 'error' }).resize(32, 32).toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}

function assertSmall(bytes: number, most: number): void {
  if (bytes > most)
    throw new StudioError('PictureTooLarge', phrase`A file may have ${most} bytes at most`, { bytes: most })
}

/** A drawing is text; comments and declarations may precede its first element. */
const isDrawing = (content: Buffer) => /^\uFEFF?\s*<[^]*?<?svg[\s>]/.test(content.toString('utf8', 0, 4096))

/**
 * Detects the format of an upload from its content, reads its size and checks that it is intact. Throws
 * StudioError with the reason if the file is not acceptable.
 */
export async function readUpload(file: Buffer): Promise<Upload> {
  assertSmall(file.length, mediaLimits.bytes)
  const isText = isDrawing(file)
  if (isText) assertSmall(file.length, mediaLimits.drawingBytes)
  const content = isText ? Buffer.from(cleanDrawing(file.toString('utf8'))) : file
  const metadata = await describe(content)
  const extension = extensionOf(metadata)
  // A compressed drawing would bypass the cleaning.
  if (extension === undefined || (extension === 'svg') !== isText)
    throw new StudioError(
      'PictureKindUnknown',
      phrase`A file of the kind ${metadata.format} cannot be taken`,
      {
        kind: metadata.format,
      },
    )
  if ((metadata.pages ?? 1) > 1)
    throw new StudioError('PictureMoves', phrase`Moving pictures cannot be taken`)
  const { width, height } = metadata.autoOrient
  if (width > mediaLimits.side || height > mediaLimits.side || width * height > mediaLimits.pixels)
    throw new StudioError('PictureTooLarge', phrase`${width} by ${height} pixels are too many`, {
      width,
      height,
    })
  await assertWhole(content)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { id: `${hash}-${width}x${height}`, extension, content }
}
