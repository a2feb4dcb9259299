import { Zip, ZipDeflate } from 'fflate'
import { bytesAtOnce, pauses } from '../../lib/pauses.ts'

export interface PackedFile {
  name: string
  content: Uint8Array
  /** Of compression. */
  level: 0 | 6
}

/** Packs files in the format ZIP. Other requests get their turn in between. */
export async function pack(files: readonly PackedFile[], at: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    parts.push(part)
  })
  const pause = pauses()
  for (const { name, content, level } of files) {
    const entry = new ZipDeflate(name, { level })
    entry.mtime = at
    zip.add(entry)
    let from = 0
    do {
      const part = content.subarray(from, from + bytesAtOnce)
      from += bytesAtOnce
      entry.push(part, from >= content.length)
      await pause(part.length)
    } while (from < content.length)
  }
  zip.end()
  return Buffer.concat(parts)
}
