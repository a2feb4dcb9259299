import { isCatalogue, type StoredDocument } from '../../../schemas/kinds/index.ts'
import { pointerTo } from '../../../schemas/json-schema.ts'
import { defaultLocale, type Locale } from '../../../schemas/locale.ts'
import { localizedValues } from '../model/localized-values.ts'
import { textPaths } from '../read/compile/compile-messages.ts'
import type { Fact } from './fact.ts'
import { quantitiesIn } from './quantities.ts'

interface LocaleText {
  /** JSON pointer to the text in all languages, or of a catalogue to the text itself. */
  path: string
  /** JSON pointer to the text itself. */
  place: string
  locale: Locale
  text: string
}

/** The language of a catalogue: `ru`, `en-US` and `studio.ru` name it. */
const localeOf = ({ key }: StoredDocument): Locale =>
  /(?:^|\.)([a-z]{2,3})(?:-[A-Z]{2})?$/.exec(key)?.[1] ?? defaultLocale

/** Every text of a document in every language. */
export function textsOf(document: StoredDocument): LocaleText[] {
  if (isCatalogue(document.kind))
    return [...textPaths(document.body)].flatMap(([path, text]) =>
      typeof text === 'string'
        ? [`/${path.replaceAll('.', '/')}`].map((place) => ({
            path: place,
            place,
            locale: localeOf(document),
            text,
          }))
        : [],
    )
  return localizedValues(document).flatMap(({ pointer, value }) =>
    Object.entries(value).flatMap(([locale, text]) =>
      typeof text === 'string' ? [{ path: pointer, place: pointerTo(pointer, locale), locale, text }] : [],
    ),
  )
}

/** The amounts, dates, telephone numbers and other quantities in the texts of a document. */
export const textFacts = (document: StoredDocument): Fact[] =>
  textsOf(document).flatMap(({ path, locale, text }) =>
    quantitiesIn(text, locale).map(({ kind, value, shown }) => ({ kind, path, locale, value, shown })),
  )
