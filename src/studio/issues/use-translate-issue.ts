import { useMemo } from 'react'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { useLanguage } from '../use-language.ts'
import type { Phrase } from '../../../schemas/phrase.ts'
import { issueTranslator, phraseTranslator, type TranslateIssue } from './translate-issue.ts'

/** Translates publishing issues into the language of the Studio. */
export function useTranslateIssue(): TranslateIssue {
  const { language } = useLanguage()
  const { helpOf } = useFieldLabels()
  return useMemo(() => issueTranslator(language, helpOf), [language, helpOf])
}

/** Translates phrases of the server into the language of the Studio. */
export function useTranslatePhrase(): (phrase: Phrase) => string {
  const { language } = useLanguage()
  return useMemo(() => phraseTranslator(language), [language])
}
