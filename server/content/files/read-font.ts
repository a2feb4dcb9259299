import { Blob, Buffer as Shaped, Face, Font, shape, Variation } from 'harfbuzzjs'
import Value from 'typebox/value'
import { decompress } from 'wawoff2'
import { type BuiltInLocale, inBuiltIn } from '../../../schemas/locale.ts'
import { FontFacts } from '../../../schemas/files.ts'

/**
 * Texts as the site has them, and how wide the fonts of devices show them: average width of a character in em, in
 * regular and in bold. Arial (or Liberation Sans, which is as wide) is on Windows, Apple and most of Linux, Roboto on
 * Android, DejaVu Sans on all others.
 */
const samples = {
  latin: {
    text: 'Oʻyinlar, bonuslar va yutuqlar: hisobni toʻldiring, bepul aylantirishlarni oling, doʻstlaringizni taklif qiling. 0123456789',
    common: [0.4146, 0.4524],
    android: [0.4158, 0.4272],
    wide: [0.4751, 0.5418],
  },
  cyrillic: {
    text: 'Игры, бонусы и выигрыши: пополните счёт, получите бесплатные вращения, пригласите друзей.',
    common: [0.5081, 0.55],
    android: [0.5129, 0.5203],
    wide: [0.5831, 0.6406],
  },
} as const
const scripts = Object.values(samples)
type Device = Exclude<keyof (typeof scripts)[number], 'text'>

/** Weights of regular text and of headlines. */
const weightOf = { text: 400, display: 720 } as const

const common = '0123456789.,:;!?()-–—«»“”’%№+/'
const alphabets: Readonly<Record<BuiltInLocale, string>> = {
  uz: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzʻʼ',
  ru: 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя',
}

/** Most bytes of an unpacked font. */
const maxUnpackedBytes = 8 * 1024 * 1024

/** A header names the format, the size of the file and that of the unpacked font. */
const isWoff2 = (content: Buffer) =>
  content.length > 48 &&
  content.toString('latin1', 0, 4) === 'wOF2' &&
  content.readUInt32BE(8) === content.length &&
  content.readUInt32BE(16) <= maxUnpackedBytes

let queue: Promise<unknown> = Promise.resolve()

/** One at a time: the decoder returns a view of memory that its next run overwrites. */
function unpacked(content: Buffer): Promise<Buffer> {
  const result = queue.then(async () => Buffer.from(await decompress(content)))
  queue = result.catch(() => undefined)
  return result
}

/** Average width of the characters that the font has, in em; null if it has hardly any. */
function averageWidth(font: Font, { upem }: Face, known: ReadonlySet<number>, text: string): number | null {
  const characters = Array.from(text).filter((character) => known.has(character.codePointAt(0) ?? 0))
  if (characters.length < text.length / 2) return null
  const widths = characters.map((character) => {
    const shaped = new Shaped()
    shaped.addText(character)
    shaped.guessSegmentProperties()
    shape(font, shaped)
    return font.glyphHAdvance(shaped.getGlyphInfos()[0]?.codepoint ?? 0) / upem
  })
  return widths.reduce((sum, width) => sum + width, 0) / widths.length
}

/** Rounded to a tenth. */
const percent = (share: number) => Math.round(share * 1000) / 10

function weightsOf(face: Face): [number, number] {
  const { wght } = face.getAxisInfos()
  if (wght) return [Math.round(wght.min), Math.round(wght.max)]
  // The weight of a static font is a field of its table OS/2.
  const table = face.referenceTable('OS/2')
  const weight = table && table.length > 5 ? Buffer.from(table).readUInt16BE(4) : 400
  return [weight, weight]
}

const missingIn = (alphabet: string, known: ReadonlySet<number>) =>
  Array.from(`${alphabet}${common}`)
    .filter((character) => !known.has(character.codePointAt(0) ?? 0))
    .join('')

/**
 * Facts about a font. Returns null if the file is no WOFF2 font, has hardly any letter of the site's languages, or has
 * measures that no page could use.
 */
export async function readFont(content: Buffer): Promise<FontFacts | null> {
  if (!isWoff2(content)) return null
  const data = await unpacked(content).catch(() => null)
  if (data === null) return null
  const face = new Face(new Blob(data))
  const known = new Set(face.collectUnicodes())
  const weights = weightsOf(face)

  function adjustments(weight: number, index: 0 | 1) {
    const font = new Font(face)
    const shown = Math.min(weights[1], Math.max(weights[0], weight))
    if (weights[0] < weights[1]) font.setVariations([new Variation('wght', shown)])
    const measured = scripts.flatMap((script) => {
      const width = averageWidth(font, face, known, script.text)
      return width === null ? [] : [{ script, width }]
    })
    if (measured.length === 0) return null
    const against = (device: Device) => {
      const ratios = measured.map(({ script, width }) => width / script[device][index])
      return percent(ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length)
    }
    return { common: against('common'), android: against('android'), wide: against('wide') }
  }
  const text = adjustments(weightOf.text, 0)
  const display = adjustments(weightOf.display, 1)
  if (!text || !display) return null
  const { ascender, descender, lineGap } = new Font(face).hExtents()
  const [language = 'en'] = face
    .listNames()
    .flatMap(({ nameId, language }) => (nameId === 1 ? [language] : []))
  const facts = {
    family: face.getName(1, language).slice(0, 100),
    weights,
    ascent: percent(ascender / face.upem),
    descent: percent(-descender / face.upem),
    // Browsers treat a negative gap as none.
    lineGap: percent(Math.max(0, lineGap) / face.upem),
    text,
    display,
    size: content.length,
    missing: inBuiltIn((code) => missingIn(alphabets[code], known)),
  }
  return Value.Check(FontFacts, facts) ? facts : null
}
