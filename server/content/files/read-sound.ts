/** Brands of MPEG-4 files, which may contain sounds, films or both. */
const mp4Brands = ['M4A ', 'mp42', 'isom', 'mp41']

/** Bytes of the header of an ID3 tag, and of an MPEG-4 box. */
const tagHeader = 10
const boxHeader = 8

const textAt = (content: Buffer, at: number, length: number) => content.toString('latin1', at, at + length)

/** The header of an MP3 frame: a sync word, a known version, layer III, and a bit rate and sample rate that exist. */
function isMp3Frame(content: Buffer): boolean {
  if (content.length < 4) return false
  const [sync = 0, version = 0, rates = 0] = content
  if (sync !== 0xff || (version & 0xe0) !== 0xe0 || (version & 0x18) === 0x08) return false
  return (version & 0x06) === 0x02 && rates >> 4 !== 0xf && rates >> 4 !== 0 && (rates & 0x0c) !== 0x0c
}

/** Where the sound begins: tags at the beginning name their size without their header, in seven bits of each byte. */
function afterTags(content: Buffer): number {
  let at = 0
  while (textAt(content, at, 3) === 'ID3' && content.length >= at + tagHeader) {
    const size = content.subarray(at + 6, at + tagHeader).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0)
    const footer = (content[at + 5] ?? 0) & 0x10 ? tagHeader : 0
    at += tagHeader + size + footer
  }
  return at
}

/** Contents of the boxes with a type inside of an MPEG-4 box. */
function boxesIn(content: Buffer, type: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + boxHeader <= content.length;) {
    const size = content.readUInt32BE(at)
    // Sounds of this size need none of the other forms of a size.
    if (size < boxHeader || at + size > content.length) break
    if (textAt(content, at + 4, 4) === type) found.push(content.subarray(at + boxHeader, at + size))
    at += size
  }
  return found
}

/** Whether an MPEG-4 file has a track with sound and none with pictures. */
function isMp4Sound(content: Buffer): boolean {
  const handlers = ['moov', 'trak', 'mdia', 'hdlr'].reduce(
    (parents, type) => parents.flatMap((parent) => boxesIn(parent, type)),
    [content],
  )
  const kinds = handlers.map((handler) => textAt(handler, 8, 4))
  return kinds.includes('soun') && !kinds.includes('vide')
}

/**
 * The file extension of a sound by its content; null if it is none. Safari plays Ogg only since version 18.4; a player
 * with an older one hears the site's own notification sound.
 */
export function soundExtension(content: Buffer): 'mp3' | 'ogg' | 'm4a' | null {
  if (isMp3Frame(content.subarray(afterTags(content)))) return 'mp3'
  // Ogg also contains films; Vorbis and Opus name themselves in the first page.
  if (textAt(content, 0, 4) === 'OggS') return /vorbis|OpusHead/.test(textAt(content, 28, 16)) ? 'ogg' : null
  if (textAt(content, 4, 4) === 'ftyp' && mp4Brands.includes(textAt(content, 8, 4)))
    return isMp4Sound(content) ? 'm4a' : null
  return null
}
