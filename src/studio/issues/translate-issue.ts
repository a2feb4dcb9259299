import type { Issue } from '../../../schemas/issue.ts'
import { say, type Phrase } from '../../../schemas/phrase.ts'
import type { FieldLabels } from '../fields/labels/field-labels.ts'
import { byLanguage, type StudioLanguage } from '../language.ts'

type Texts = Readonly<Record<string, string>>

/** Phrases are English in the code. */
const catalogues = byLanguage(import.meta.glob<Texts>('./phrases.*.json', { eager: true, import: 'default' }))

/** Translates an issue into the language of the Studio. */
export type TranslateIssue = (issue: Issue) => Pick<Issue, 'message' | 'hint'>

/** `helpOf`: as in field labels; help texts of contracts serve as hints. */
export function phraseTranslator(
  language: StudioLanguage,
  helpOf: FieldLabels['helpOf'] = (text) => text,
): (phrase: Phrase) => string {
  const known = catalogues.get(language)
  return (phrase) => say(phrase, (text) => known?.[text] ?? helpOf(text), language)
}

/** `helpOf`: as in `phraseTranslator`. */
export function issueTranslator(language: StudioLanguage, helpOf?: FieldLabels['helpOf']): TranslateIssue {
  const translate = phraseTranslator(language, helpOf)
  return ({ message, hint, phrases }) => {
    // Stored by an older server that wrote English only.
    if (!phrases) return { message, ...(hint !== undefined && { hint }) }
    return {
      message: translate(phrases.message),
      ...(phrases.hint && { hint: translate(phrases.hint) }),
    }
  }
}
