import { createHash } from 'node:crypto'
import { fileLimits, largestFile, type FileKind } from '../../../schemas/files.ts'
import { phrase } from '../../../schemas/phrase.ts'
import { StudioError } from '../../../schemas/studio/errors.ts'
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

/**
 * Detects what an upload is from its content, never from its name. Throws StudioError with the reason if it is not
 * acceptable.
 */
export async function readFile(content: Buffer): Promise<ReadFile> {
  if (content.length > largestFile) throw fileTooLarge(largestFile)
  const id = createHash('sha256').update(content).digest('hex').slice(0, 32)
  const sound = soundExtension(content)
  if (sound) {
    if (content.length > fileLimits.sound) throw fileTooLarge(fileLimits.sound)
    return { id, kind: 'sound', extension: sound, entry: { isSound: true } }
  }
  // Loaded with the first font, because the two WebAssembly modules take memory.
  const { readFont } = await import('./read-font.ts')
  const font = await readFont(content)
  if (!font)
    throw new StudioError('FileUnreadable', phrase`The file is no WOFF2 font and no sound, or it is damaged`)
  if (content.length > fileLimits.font) throw fileTooLarge(fileLimits.font)
  return { id, kind: 'font', extension: 'woff2', entry: { font } }
}
