import type { DictionaryEntry } from '../../../../schemas/documents/form.ts'
import type { Localized } from '../../../../schemas/documents/localized.ts'
import { fallbackChain, inBuiltIn, type Locale, type LocaleDefinition } from '../../../../schemas/locale.ts'
import { type FormErrorType, substitutes } from '../../../../forms/index.ts'
import { toPointer } from '../../../../schemas/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { listAt } from '../model/form-edit.ts'
import type { FormField } from '../model/form-fields.ts'

/** Where the text of a message is. */
export interface MessageSource {
  /** own: in this form; shared: in the dictionary of all forms; none: the fixed text of the site. */
  origin: 'own' | 'shared' | 'none'
  /** JSON pointer to the message in its document. */
  pointer: string
}

/** The last entry wins, as in the compiled form. */
function pointerIn(body: unknown, list: string, fieldName: string, code: FormErrorType): string | undefined {
  return listAt(body, [list])
    .flatMap((entry, index) => {
      if (!isRecord(entry) || entry['fieldName'] !== fieldName) return []
      const at = listAt(entry, ['validationDict']).findLastIndex(
        (message) => isRecord(message) && message['errorType'] === code,
      )
      return at < 0 ? [] : [toPointer([list, index, 'validationDict', at, 'message'])]
    })
    .at(-1)
}

/** Finds the message of an error in the order in which the site looks for it. */
export function messageSource(
  body: unknown,
  shared: unknown,
  { id, name }: Pick<FormField, 'id' | 'name'>,
  code: FormErrorType,
): MessageSource {
  const substitute = substitutes[code]
  for (const wanted of substitute ? [code, substitute] : [code])
    for (const fieldName of [id, name, '*']) {
      const own =
        pointerIn(body, 'dictionary', fieldName, wanted) ?? pointerIn(body, 'dictionary', '*', wanted)
      if (own !== undefined) return { origin: 'own', pointer: own }
      const other = pointerIn(shared, 'entries', fieldName, wanted)
      if (other !== undefined) return { origin: 'shared', pointer: other }
    }
  return { origin: 'none', pointer: '' }
}

/** The same entries with the language of each text instead of the text: that of a fallback where it is missing. */
export function languageEntries(
  entries: readonly DictionaryEntry[],
  locales: readonly LocaleDefinition[],
): DictionaryEntry[] {
  const languageOf = (message: Localized<string>, locale: Locale) =>
    fallbackChain(locales, locale).find((code) => (message[code] ?? '').trim() !== '') ?? ''
  return entries.map(({ fieldName, validationDict }) => ({
    fieldName,
    validationDict: validationDict.map(({ errorType, message }) => ({
      errorType,
      message: {
        ...inBuiltIn((code) => languageOf(message, code)),
        ...Object.fromEntries(locales.map(({ code }) => [code, languageOf(message, code)])),
      },
    })),
  }))
}
