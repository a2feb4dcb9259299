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

function pack(plain: Buffer): Part {
  return { plain, packed: deflateRawSync(plain, { level: 7, finishFlush: constants.Z_SYNC_FLUSH }) }
}

/**
 * A text that many answers contain: encoded once, whatever stands around it. It is compressed as a whole, since
 * its parts, compressed one by one, could not refer to each other.
 */
export class SharedText {
  #plain: Buffer | undefined
  #part: Part | undefined

  constructor(private readonly texts: readonly string[]) {}

  get plain(): Buffer {
    return (this.#plain ??= Buffer.from(this.texts.join('')))
  }

  get part(): Part {
    return (this.#part ??= pack(this.plain))
  }
}

/** Joins texts without encoding them. */
export function joinTexts(texts: readonly (string | SharedText)[]): Buffer {
  return Buffer.concat(texts.map((text) => (typeof text === 'string' ? Buffer.from(text) : text.plain)))
}

/** Joins short neighbors. */
function joinSmall<Text extends string | SharedText>(texts: readonly Text[]): (Text | string)[] {
  const joined: (Text | string)[] = []
  let small = ''
  for (const text of texts) {
    if (typeof text === 'string' && text.length < smallest) small += text
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

  encode(texts: readonly (string | SharedText)[]): Buffer {
    const chunks: Buffer[] = [head]
    let checksum = 0
    let length = 0
    for (const text of joinSmall(texts)) {
      const { plain, packed } = typeof text === 'string' ? this.#part(text) : text.part
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
    const part = pack(Buffer.from(text))
    this.#parts.set(text, part)
    return part
  }
}

/** The text is the key of the cache: two bytes for each character, besides the buffers. */
function sizeOf(text: string, { plain, packed }: Part): number {
  return 2 * text.length + plain.length + packed.length
}
