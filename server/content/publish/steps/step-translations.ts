import { isLocale, localeCodes } from '../../../../schemas/locale.ts'
import { isRecord } from '../../model/contracts.ts'
import { pointerTo } from '../../model/walk.ts'
import { errorOn, type DocumentStep, type Finding } from '../context.ts'
import { missingTranslation } from '../explain-errors.ts'

/**
 * Every text stands in every language, also where the contract leaves the form open (the schema of a
 * form). Catalogues have a document for each language and are completed by the fallback.
 */
export const translationsStep: DocumentStep = {
  name: 'translations',
  run(draft) {
    const { kind, body } = draft.document
    const findings = kind === 'messages' ? [] : untranslated(body, '')
    return { draft, verdicts: findings.map((finding) => errorOn(draft.document, finding)) }
  },
}

function untranslated(value: unknown, pointer: string): Finding[] {
  if (Array.isArray(value))
    return value.flatMap((item: unknown, index) => untranslated(item, pointerTo(pointer, index)))
  if (!isRecord(value)) return []
  const names = Object.keys(value)
  if (names.length > 0 && names.every((name) => isLocale(name))) {
    return localeCodes
      .filter((locale) => isMissing(value[locale]))
      .map((locale) => ({ path: pointerTo(pointer, locale), reason: missingTranslation(locale) }))
  }
  return Object.entries(value).flatMap(([name, entry]) => untranslated(entry, pointerTo(pointer, name)))
}

function isMissing(text: unknown): boolean {
  return text === undefined || (typeof text === 'string' && text.trim() === '')
}
