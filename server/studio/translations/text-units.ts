import { isCatalogue, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { isPartlyLocalized } from '../../../schemas/documents/localized.ts'
import { isSample } from '../../../schemas/documents/samples.ts'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { builtInCodes, defaultLocale, type Locale } from '../../../schemas/locale.ts'
import type { TextFormat, TranslationUnit } from '../../../schemas/studio/translations.ts'
import { mapDocumentTexts, migrateDocument, type Registry } from '../../content/index.ts'
import { canonicalText } from './inline-codes.ts'

/** A text of a document in every language. */
export interface LocalizedText {
  /** JSON pointer to the object with the languages. */
  path: string
  place: string
  texts: Readonly<Record<Locale, string>>
  /** One spelling of each, for comparisons. */
  canonical: Readonly<Record<Locale, string>>
  /** Languages whose text is the one of a template or an example. */
  samples: readonly Locale[]
  format: TextFormat
  maxLength?: number
}

/** A translation with what states are derived from. */
export interface SourcedUnit extends Omit<TranslationUnit, 'state'> {
  sourceText: string
  targetText: string
  /** Nobody has translated it: it is the text of a template or an example. */
  isSample?: boolean
}

type Schema = Readonly<Record<string, unknown>>

/** Texts that are no words: references, links and pictures. */
const isNoWord = (schema: Schema) =>
  ['reference', 'link', 'media', 'host', 'picks'].some((keyword) => keyword in schema)

const formatOf = ({ format }: Schema): TextFormat =>
  format === 'rich-text' || format === 'inline-text' ? format : 'plain'

/** The texts of a document, in the newest version of its contract, which editors change. */
export function localizedTexts(stored: StoredDocument, registry: Registry): LocalizedText[] {
  const document = newest(stored)
  if (!document || isCatalogue(document.kind)) return []
  const schemas = new Map<string, Schema>()
  const complete = withShortTexts(document.body)
  const body = isRecord(complete) ? complete : document.body
  mapDocumentTexts({ ...document, body }, registry, (text, schema, pointer) => {
    schemas.set(pointer, schema)
    return text
  })
  const found: LocalizedText[] = []
  visit(document.body, '', '', (value, path, place) => {
    const schema = builtInCodes.map((code) => schemas.get(`${path}/${code}`)).find(Boolean) ?? {}
    if (isNoWord(schema)) return
    const format = formatOf(schema)
    const maxLength = schema['maxLength']
    const canonical: Record<Locale, string> = {}
    for (const [code, text] of Object.entries(value)) canonical[code] = canonicalText(text, format)
    found.push({
      path,
      place,
      texts: value,
      canonical,
      samples: Object.keys(value).filter((code) => isSample(document.body, value[code])),
      format,
      ...(typeof maxLength === 'number' && { maxLength }),
    })
  })
  return found
}

function newest(document: StoredDocument): StoredDocument | null {
  try {
    return migrateDocument(document)
  } catch {
    // A newer build wrote it; this one does not know where its texts are.
    return null
  }
}

type Texts = Readonly<Record<Locale, string>>

function isTexts(value: Schema): value is Texts {
  return isPartlyLocalized(value) && Object.values(value).every((text) => typeof text === 'string')
}

/**
 * A copy whose texts fit every contract: one that is missing or too long must not hide which alternative of a contract
 * its block has, and with it the format of the text.
 */
function withShortTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withShortTexts)
  if (!isRecord(value)) return value
  if (isTexts(value)) {
    const first = Object.values(value).find((text) => text !== '') ?? ''
    const text = /^(\/|https?:)/.test(first) ? first : 'x'
    return Object.fromEntries(builtInCodes.map((code) => [code, text]))
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withShortTexts(inner)]))
}

function visit(
  value: unknown,
  path: string,
  place: string,
  found: (value: Texts, path: string, place: string) => void,
): void {
  if (Array.isArray(value)) {
    const names = namesIn(value)
    value.forEach((each: unknown, index) =>
      visit(each, pointerTo(path, index), pointerTo(place, names[index] ?? index), found),
    )
  } else if (isRecord(value)) {
    if (isTexts(value)) found(value, path, place)
    else
      for (const [name, inner] of Object.entries(value))
        visit(inner, pointerTo(path, name), pointerTo(place, name), found)
  }
}

const names = ['id', 'key', 'name', 'value'] as const

/** Names of the entries of a list, if the entries have names of their own: an index changes with the order. */
function namesIn(list: readonly unknown[]): (string | undefined)[] {
  const found = list.map((each) => {
    const name = isRecord(each)
      ? names.map((field) => each[field]).find((text) => typeof text === 'string')
      : undefined
    return typeof name === 'string' ? `[${name}]` : undefined
  })
  return found.map((name) => (found.filter((other) => other === name).length === 1 ? name : undefined))
}

/** The texts of a document in one language, beside those that they are translated from. */
export function unitsOf(texts: readonly LocalizedText[], from: Locale, to: Locale): SourcedUnit[] {
  return texts.map(({ path, place, texts: inLanguages, canonical, samples, format, maxLength }) => ({
    path: pointerTo(path, to),
    place,
    source: inLanguages[from] || (inLanguages[defaultLocale] ?? ''),
    target: inLanguages[to] ?? '',
    format,
    ...(maxLength !== undefined && { maxLength }),
    sourceText: canonical[from] || (canonical[defaultLocale] ?? ''),
    targetText: canonical[to] ?? '',
    ...(samples.includes(to) && { isSample: true }),
  }))
}
