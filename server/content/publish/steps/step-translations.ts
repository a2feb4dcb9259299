import { pointerTo } from '../../../../schemas/forms/json-schema.ts'
import { isRecord } from '../../../../schemas/is-record.ts'
import { isLocale, localeCodes } from '../../../../schemas/locale.ts'
import type { Issue } from '../../../../schemas/issue.ts'
import type { DocumentStep } from '../context.ts'
import { missingTranslation } from '../../../../schemas/explain-errors.ts'

/**
 * Checks that every text exists in every language, including where the contract leaves the form open (the
 * schema of a form). Catalogues are excepted: they have one document for each language and a fallback.
 */
export const translationsStep: DocumentStep = {
  name: 'translations',
  run(draft) {
    const { kind, body } = draft.document
    return { draft, issues: kind === 'messages' ? [] : untranslated(body, '') }
  },
}

function untranslated(value: unknown, pointer: string): Issue[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => untranslated(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name) => isLocale(name))) {
    return localeCodes
      .filter((locale) => isMissing(value[locale]))
      .map((locale) => missingTranslation(pointerTo(pointer, locale), locale))
  }
  return Object.entries(value).flatMap(([name, entry]) => untranslated(entry, pointerTo(pointer, name)))
}

function isMissing(text: unknown): boolean {
  return text === undefined || (typeof text === 'string' && text.trim() === '')
}
