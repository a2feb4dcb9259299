import { kindOf, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { defaultLocale, type LocaleDefinition } from '../../../schemas/locale.ts'
import { chainsOf, completeBody, completeLocalized } from '../../../src/lib/data/complete-texts.ts'
import type { Library, LibraryEntry } from './library.ts'

/**
 * A document in which texts that an added language lacks are those of its fallback. Only what is displayed is completed:
 * the stored document shows what is still to be translated.
 */
export function completeTexts<Document extends StoredDocument>(
  document: Document,
  locales: readonly LocaleDefinition[],
): Document {
  const body = completeBody(kindOf(document.kind).texts, document.body, locales)
  return body === document.body ? document : { ...document, body }
}

/** The same for the alternative texts of pictures. */
export function completeLibrary(library: Library, locales: readonly LocaleDefinition[]): Library {
  const chains = chainsOf(locales)
  if (chains.length === 0) return library
  const complete = (entry: LibraryEntry): LibraryEntry => {
    if (!(defaultLocale in entry)) return entry
    const { focus, ...texts } = entry
    return { ...completeLocalized(texts, chains), ...(focus && { focus }) }
  }
  return Object.fromEntries(Object.entries(library).map(([address, entry]) => [address, complete(entry)]))
}
