import type { Verdict } from '../../../schemas/documents/index.ts'
import { say } from '../../../schemas/phrase.ts'
import type { FieldWords } from '../fields/field-words.ts'
import type { StudioLanguage } from '../language.ts'
import russian from './phrases.ru.json'
import uzbek from './phrases.uz.json'

type Texts = Readonly<Record<string, string>>

const catalogues: Partial<Record<StudioLanguage, Texts>> = { ru: russian, uz: uzbek }

/** What publication found, in the language of the Studio. */
export type FindingWords = (verdict: Verdict) => Pick<Verdict, 'reason' | 'hint'>

/** `helpOf`: as of field words; the help texts of contracts say how to mend what breaks them. */
export function findingWords(
  language: StudioLanguage,
  helpOf: FieldWords['helpOf'] = (text) => text,
): FindingWords {
  const known = catalogues[language]
  const translate = (text: string) => known?.[text] ?? helpOf(text)
  return ({ reason, hint, phrases }) => {
    // Kept by a server that wrote English alone.
    if (!phrases) return { reason, ...(hint !== undefined && { hint }) }
    return {
      reason: say(phrases.reason, translate),
      ...(phrases.hint && { hint: say(phrases.hint, translate) }),
    }
  }
}
