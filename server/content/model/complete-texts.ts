import type { StoredDocument } from '../../../schemas/documents/index.ts'
import { isLocalized, type Localized } from '../../../schemas/documents/localized.ts'
import { isRecord } from '../../../schemas/is-record.ts'
import { fallbackChain, isBuiltIn, type Locale, type LocaleDefinition } from '../../../schemas/locale.ts'
import type { Library, LibraryEntry } from './library.ts'
import { mapSchemaValues } from '../../../src/lib/data/compile-form.ts'

/** For each added language, the languages whose texts complete it, in this order. */
type Chains = readonly (readonly [Locale, readonly Locale[]])[]

const isMissing = (value: unknown) =>
  value === undefined || (typeof value === 'string' && value.trim() === '')

function completeValue(value: unknown, chains: Chains): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => completeValue(item, chains))
  if (!isRecord(value)) return value
  if (isLocalized(value)) return completeLocalized(value, chains)
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, completeValue(entry, chains)]),
  )
}

function completeLocalized<Value>(value: Localized<Value>, chains: Chains): Localized<Value> {
  const completed = { ...value }
  for (const [locale, chain] of chains) {
    const source = chain.find((code) => !isMissing(value[code]))
    const text = source === undefined ? undefined : value[source]
    if (text !== undefined) completed[locale] = text
  }
  return completed
}

/** Fields of a form may have the names of languages. */
function completeForm({ schema, ui, ...rest }: StoredDocument['body'], chains: Chains) {
  const complete = (value: unknown) => completeValue(value, chains)
  const { fields, ...layout } = isRecord(ui) ? ui : {}
  const completedFields =
    isRecord(fields) &&
    Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, complete(field)]))
  return {
    ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, complete(value)])),
    ...(isRecord(schema) && { schema: mapSchemaValues(schema, complete) }),
    ...(isRecord(ui) && {
      ui: {
        ...Object.fromEntries(Object.entries(layout).map(([name, value]) => [name, complete(value)])),
        ...(completedFields && { fields: completedFields }),
      },
    }),
  }
}

function chainsOf(locales: readonly LocaleDefinition[]): Chains {
  return locales
    .filter(({ code }) => !isBuiltIn(code))
    .map(({ code }) => [code, fallbackChain(locales, code)] as const)
}

/**
 * A document in which texts that an added language lacks are those of its fallback. Only what is displayed is completed:
 * the stored document shows what is still to be translated.
 */
export function completeTexts<Document extends StoredDocument>(
  document: Document,
  locales: readonly LocaleDefinition[],
): Document {
  const chains = chainsOf(locales)
  if (chains.length === 0 || document.kind === 'messages') return document
  const { body } = document
  const completed =
    document.kind === 'form'
      ? completeForm(body, chains)
      : Object.fromEntries(Object.entries(body).map(([name, value]) => [name, completeValue(value, chains)]))
  return { ...document, body: completed }
}

/** The same for the alternative texts of pictures. */
export function completeLibrary(library: Library, locales: readonly LocaleDefinition[]): Library {
  const chains = chainsOf(locales)
  if (chains.length === 0) return library
  const complete = (entry: LibraryEntry): LibraryEntry => {
    if (!('uz' in entry)) return entry
    const { focus, ...texts } = entry
    return { ...completeLocalized(texts, chains), ...(focus && { focus }) }
  }
  return Object.fromEntries(Object.entries(library).map(([address, entry]) => [address, complete(entry)]))
}
