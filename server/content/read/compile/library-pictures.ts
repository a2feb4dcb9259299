import type { TSchema } from 'typebox'
import { withDownloadFacts } from '../../../../schemas/files.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import type { Locale } from '../../../../schemas/locale.ts'
import {
  mapTextPictures,
  mediaFileOf,
  mediaWidths,
  readMediaAddress,
  withFocalPoint,
} from '../../../../schemas/media.ts'
import { downloadIn, pictureIn, type Library } from '../../model/library.ts'
import { mapTexts } from '../../model/walk.ts'

/** By language. */
type AltText = Readonly<Record<string, unknown>>

/** Adds the library's alternative texts to pictures in blocks that have none of their own. */
export function withAltTexts(contract: TSchema, props: Record<string, unknown>, library: Library): unknown {
  const withoutAlt: { holder: string[]; alt: AltText }[] = []
  mapTexts(contract, props, (text, schema, pointer, holder) => {
    const picture = pictureIn(library, text)
    const needsAlt = Array.isArray(schema['eitherOf']) && schema['eitherOf'].includes('alt')
    if (picture && needsAlt && holder['alt'] === undefined && holder['isDecorative'] !== true) {
      const texts = Object.entries(picture).filter(([name]) => name !== 'focus')
      withoutAlt.push({ holder: pointer.split('/').slice(1, -1), alt: Object.fromEntries(texts) })
    }
    return text
  })
  return withoutAlt.reduce<unknown>((value, { holder, alt }) => withAlt(value, holder, alt), props)
}

function withAlt(value: unknown, [step, ...rest]: readonly string[], alt: AltText): unknown {
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === step ? withAlt(item, rest, alt) : item))
  if (!isRecord(value)) return value
  return step === undefined ? { ...value, alt } : { ...value, [step]: withAlt(value[step], rest, alt) }
}

/**
 * Adds the focal points of the library to the addresses of its pictures, names and sizes to those of files, and replaces
 * those of icons by their smallest files.
 */
export function withPictureFiles(contract: TSchema, value: unknown, library: Library): unknown {
  return mapTexts(contract, value, (text, schema) => {
    if (schema['picks'] === 'icon') return smallestFile(text)
    if (schema['picks'] === 'file') {
      const facts = downloadIn(library, text)
      return facts ? withDownloadFacts(text, facts) : text
    }
    return schema['picks'] === 'picture' ? withFocalPoint(text, pictureIn(library, text)?.focus) : text
  })
}

/** Icons are drawn by style sheets, which cannot choose a width. Drawings and names of icons stay. */
function smallestFile(text: string): string {
  const picture = readMediaAddress(text)
  const [width] = picture ? mediaWidths(picture) : []
  return picture && width !== undefined ? mediaFileOf(picture, width, 'webp') : text
}

/** As wide as a column of text, see registry/rich-text. */
const textWidth = '(min-width: 48rem) 46rem, 92vw'

/** Adds the files, the size and the library's alternative texts to the pictures in a text with markup. */
export function withTextPictures(markup: string, locale: Locale, library: Library): string {
  return mapTextPictures(markup, (address, alt, whole) => {
    const picture = readMediaAddress(address)
    if (!picture) return whole
    const widths = mediaWidths(picture)
    const files = widths.map((width) => `${mediaFileOf(picture, width, 'webp')} ${width}w`).join(', ')
    const sources = files === '' ? '' : ` srcset="${files}" sizes="${textWidth}"`
    const known: unknown = { ...pictureIn(library, address) }[locale]
    const text = alt === '' && typeof known === 'string' ? escapeAttribute(known) : alt
    const size = `width="${picture.width}" height="${picture.height}"`
    return `<img src="${address}"${sources} ${size} alt="${text}" loading="lazy" decoding="async" />`
  })
}

const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
