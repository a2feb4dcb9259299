import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
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
  /** What was removed from a drawing; shortened. */
  removed: string[]
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

/** Reads only the head of a picture, however large it is. Throws StudioError if it has too many pixels. */
async function describe(content: Buffer): Promise<Metadata> {
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(error)
    })
  const { width, height } = metadata.autoOrient
  if (width > mediaLimits.side || height > mediaLimits.side || width * height > mediaLimits.pixels)
    throw new StudioError('PictureTooLarge', phrase`${width} by ${height} pixels are too many`, {
      width,
      height,
    })
  return metadata
}

/** Decodes the whole picture at a small size, which fails for damaged files. */
async function assertWhole(content: Buffer): Promise<void> {
  try {
    await sharp(content, { limitInputPixels: mediaLimits.pixels, failOn: 'error' }).resize(32, 32).toBuffer()
  } catch (error) {
    throw unreadable(error)
  }
}

const tooManyBytes = (max: number) =>
  new StudioError('PictureTooLarge', phrase`A file may have ${max} bytes at most`, { bytes: max })

function assertSmall(bytes: number, max: number): void {
  if (bytes > max) throw tooManyBytes(max)
}

const isGzip = (content: Buffer) => content[0] === 0x1f && content[1] === 0x8b

/** Unpacks a compressed drawing (SVGZ). */
function unpacked(content: Buffer): Buffer {
  try {
    return gunzipSync(content, { maxOutputLength: mediaLimits.drawingBytes + 1 })
  } catch (error) {
    if (error instanceof RangeError) throw tooManyBytes(mediaLimits.drawingBytes)
    throw unreadable(error)
  }
}

/** Reads text in the encoding that its first bytes, or else its declaration, name. */
function decoded(content: Buffer): string {
  const [first, second] = content
  const isWide = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)
  const isWideTurned = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)
  const named = /^<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(content.toString('latin1', 0, 200))?.[1]
  const encoding = isWide ? 'utf-16le' : isWideTurned ? 'utf-16be' : (named ?? 'utf-8')
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content)
  } catch (error) {
    throw unreadable(error)
  }
}

/** Markup begins with its first character, whatever its encoding; no other picture does. */
const isMarkup = (content: Buffer) =>
  /^(?:\uFEFF)?\s*</.test(
    content
      .toString('utf8', 0, 64)
      .replaceAll('\0', '')
      .replace(/^\uFFFD+/, ''),
  )

function readDrawing(content: Buffer): { content: Buffer; removed: string[] } {
  assertSmall(content.length, mediaLimits.drawingBytes)
  const text = decoded(content)
  try {
    const { source, removed } = cleanDrawing(text)
    return { content: Buffer.from(source), removed }
  } catch (error) {
    throw unreadable(error)
  }
}

/** An animated PNG declares itself before its first picture; decoders of still pictures ignore that. */
function isAnimatedPng(content: Buffer): boolean {
  const animation = content.indexOf('acTL')
  return animation >= 0 && animation < content.indexOf('IDAT')
}

/** A picture as the library keeps it: GIF, of which nothing but movement is expected, becomes PNG. */
async function readPixels(content: Buffer): Promise<Buffer> {
  const { format, pages = 1 } = await describe(content)
  if (pages > 1 || (format === 'png' && isAnimatedPng(content)))
    throw new StudioError('PictureMoves', phrase`Moving pictures cannot be taken`)
  if (format !== 'gif') return content
  await assertWhole(content)
  return sharp(content).png().toBuffer()
}

/**
 * Detects the format of an upload from its content, reads its size and checks that it is intact. Throws
 * StudioError with the reason if the file is not acceptable.
 */
export async function readUpload(file: Buffer): Promise<Upload> {
  assertSmall(file.length, mediaLimits.bytes)
  const whole = isGzip(file) ? unpacked(file) : file
  const isDrawing = isMarkup(whole)
  const { content, removed } = isDrawing
    ? readDrawing(whole)
    : { content: await readPixels(whole), removed: [] }
  const metadata = await describe(content)
  const extension = extensionOf(metadata)
  // No other way to write a drawing may bypass the cleaning.
  if (extension === undefined || (extension === 'svg') !== isDrawing)
    throw new StudioError(
      'PictureKindUnknown',
      phrase`A file of the kind ${metadata.format} cannot be taken`,
      {
        kind: metadata.format,
      },
    )
  const { width, height } = metadata.autoOrient
  await assertWhole(content)
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32)
  return { id: `${hash}-${width}x${height}`, extension, content, removed }
}
