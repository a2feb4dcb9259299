/** Brands of MPEG-4 files, of which sounds alone have the first one. */
const mp4Brands = ['M4A ', 'mp42', 'isom', 'mp41']

const textAt = (content: Buffer, at: number, length: number) => content.toString('latin1', at, at + length)

/** The header of an MP3 frame: a sync word, a known version, layer III, and a bit rate and sample rate that exist. */
function isMp3Frame(content: Buffer): boolean {
  if (content.length < 4) return false
  const [sync = 0, version = 0, rates = 0] = content
  if (sync !== 0xff || (version & 0xe0) !== 0xe0 || (version & 0x18) === 0x08) return false
  return (version & 0x06) === 0x02 && rates >> 4 !== 0xf && rates >> 4 !== 0 && (rates & 0x0c) !== 0x0c
}

/** The file extension of a sound by its content; null if it is none that all browsers play. */
export function soundExtension(content: Buffer): 'mp3' | 'ogg' | 'm4a' | null {
  if (textAt(content, 0, 3) === 'ID3' || isMp3Frame(content)) return 'mp3'
  // Ogg also contains films; Vorbis and Opus name themselves in the first page.
  if (textAt(content, 0, 4) === 'OggS') return /vorbis|OpusHead/.test(textAt(content, 28, 16)) ? 'ogg' : null
  if (textAt(content, 4, 4) === 'ftyp' && mp4Brands.includes(textAt(content, 8, 4)))
    return content.includes('vmhd') ? null : 'm4a'
  return null
}
