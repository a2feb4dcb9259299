import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { fileLimits, largestFile, type FileKind } from '../../../schemas/files.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
import type { ReadFont } from './font-thread.ts'
import { soundExtension } from './read-sound.ts'
import type { LibraryEntry } from '../model/library.ts'

/** A file that the library accepts. */
export interface ReadFile {
  id: string
  kind: FileKind
  extension: string
  entry: LibraryEntry
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
    return { id, kind: 'sound', extension: sound, entry: { isSound: true } }
  }
  const font = await readFont(content)
  if (!font)
    throw new StudioError('FileUnreadable', phrase`The file is no WOFF2 font and no sound, or it is damaged`)
  if (content.length > fileLimits.font) throw fileTooLarge(fileLimits.font)
  return { id, kind: 'font', extension: 'woff2', entry: { font } }
}
