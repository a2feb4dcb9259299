import { constants, crc32, deflateRawSync } from 'node:zlib'

interface Part {
  plain: Buffer
  /** Whole deflate blocks that refer to nothing before them, so that they fit into any stream. */
  packed: Buffer
}

// What RFC 1952 puts around the data: no name, no time, unknown system.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const emptyLastBlock = Buffer.from([3, 0])
/** Characters below which a part is not worth a place of its own. */
const smallest = 512

function pack(text: string): Part {
  const plain = Buffer.from(text)
  return { plain, packed: deflateRawSync(plain, { level: 7, finishFlush: constants.Z_SYNC_FLUSH }) }
}

/** Puts small neighbours together. */
function joinSmall(texts: readonly string[]): string[] {
  const joined: string[] = []
  let small = ''
  for (const text of texts) {
    if (text.length < smallest) small += text
    else {
      if (small !== '') joined.push(small)
      joined.push(text)
      small = ''
    }
  }
  return small === '' ? joined : [...joined, small]
}

/**
 * Makes gzip of texts that consist of parts, most of which were there before: each is compressed once and
 * kept, what was used least recently goes first. A page that is made for one player costs the compression of
 * what is his alone.
 */
export class GzipParts {
  readonly #parts = new Map<string, Part>()
  #bytes = 0

  /** `maxBytes`: how much may be kept. */
  constructor(readonly maxBytes: number) {}

  encode(texts: readonly string[]): Buffer {
    const chunks: Buffer[] = [head]
    let checksum = 0
    let length = 0
    for (const text of joinSmall(texts)) {
      const { plain, packed } = this.#part(text)
      chunks.push(packed)
      checksum = crc32(plain, checksum)
      length += plain.length
    }
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(checksum)
    tail.writeUInt32LE(length % 2 ** 32, 4)
    return Buffer.concat([...chunks, emptyLastBlock, tail])
  }

  #part(text: string): Part {
    const known = this.#parts.get(text)
    const part = known ?? pack(text)
    this.#parts.delete(text)
    this.#parts.set(text, part)
    if (known === undefined) {
      this.#bytes += sizeOf(text, part)
      this.#trim()
    }
    return part
  }

  #trim() {
    for (const [text, part] of this.#parts) {
      if (this.#bytes <= this.maxBytes) return
      this.#parts.delete(text)
      this.#bytes -= sizeOf(text, part)
    }
  }
}

/** Of the text itself two bytes a character stay in memory, besides what was made of it. */
function sizeOf(text: string, { plain, packed }: Part): number {
  return 2 * text.length + plain.length + packed.length
}
