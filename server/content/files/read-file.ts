import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { fileLimits, largestFile, type FileKind, type FontFacts } from '../../../schemas/files.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ReadFont } from './font-thread.ts'
import { downloadExtension } from './read-download.ts'
import { soundExtension } from './read-sound.ts'

/** A file that the library accepts. */
export interface ReadFile {
  id: string
  kind: FileKind
  extension: string
  /** Fonts only. */
  font: FontFacts | null
}

export const fileTooLarge = (bytes: number) =>
  new StudioError('FileTooLarge', phrase`The file may have ${bytes} bytes at most`, { bytes })

/** As many as one large import has; each takes less than a kilobyte. */
const maxRemembered = 1000

/** Returns `readFile` for a caller that may need the same file several times: an import checks it before it is added. */
export function rememberingReader(readFont?: ReadFont): (content: Buffer) => Promise<ReadFile> {
  const remembered = new Map<string, ReadFile>()
  return async (content) => {
    const id = idOf(content)
    const known = remembered.get(id)
    if (known) return known
    const file = await readFile(content, readFont)
    remembered.set(id, file)
    const [oldest] = remembered.keys()
    if (remembered.size > maxRemembered && oldest !== undefined) remembered.delete(oldest)
    return file
  }
}

const idOf = (content: Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 32)

/** Without a built worker, as when the server runs from its sources. */
const readFontHere: ReadFont = async (content) => {
  // Loaded with the first font, because the two WebAssembly modules take memory.
  const { readFont } = await import('./read-font.ts')
  // Other requests get their turn, because measuring a font blocks them for some milliseconds.
  await setImmediate()
  return readFont(content)
}

/**
 * Detects what an upload is from its content, never from its name. Throws StudioError with the reason if it is not
 * acceptable.
 */
async function readFile(content: Buffer, readFont: ReadFont = readFontHere): Promise<ReadFile> {
  if (content.length > largestFile) throw fileTooLarge(largestFile)
  const id = idOf(content)
  const sound = soundExtension(content)
  if (sound) {
    if (content.length > fileLimits.sound) throw fileTooLarge(fileLimits.sound)
    return { id, kind: 'sound', extension: sound, font: null }
  }
  const download = downloadExtension(content)
  if (download) return { id, kind: 'document', extension: download, font: null }
  const isLargeFont = content.length > fileLimits.font && content.toString('latin1', 0, 4) === 'wOF2'
  if (isLargeFont) throw fileTooLarge(fileLimits.font)
  const font = content.length > fileLimits.font ? null : await readFont(content)
  if (!font)
    throw new StudioError(
      'FileUnreadable',
      phrase`The file is no WOFF2 font, no sound, and no PDF, APK, DOCX or XLSX file without macros, or it is damaged`,
    )
  return { id, kind: 'font', extension: 'woff2', font }
}
