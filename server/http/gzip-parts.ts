import { constants, crc32, deflateRawSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'

interface Part {
  plain: Buffer
  /** Complete deflate blocks without references to earlier data, so that they fit into any stream. */
  packed: Buffer
}

// The header of RFC 1952: no name, no time, unknown system.
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])
const emptyLastBlock = Buffer.from([3, 0])
/** Characters; shorter parts are joined with their neighbors. */
const smallest = 512

function pack(text: string): Part {
  const plain = Buffer.from(text)
  return { plain, packed: deflateRawSync(plain, { level: 7, finishFlush: constants.Z_SYNC_FLUSH }) }
}

/** Joins short neighbors. */
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
 * Encodes texts that consist of parts, most of which were in earlier texts: each part is compressed once and cached.
 * A page for one player costs the compression of that player's data only.
 */
export class GzipParts {
  readonly #parts: LRUCache<string, Part>

  /** `maxBytes`: size of the cache. */
  constructor(maxBytes: number) {
    this.#parts = new LRUCache({ maxSize: maxBytes, sizeCalculation: (part, text) => sizeOf(text, part) })
  }

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
    const cached = this.#parts.get(text)
    if (cached !== undefined) return cached
    const part = pack(text)
    this.#parts.set(text, part)
    return part
  }
}

/** The text is the key of the cache: two bytes for each character, besides the buffers. */
function sizeOf(text: string, { plain, packed }: Part): number {
  return 2 * text.length + plain.length + packed.length
}
