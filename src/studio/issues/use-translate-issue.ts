import { useMemo } from 'react'
import { useFieldWords } from '../fields/use-field-words.ts'
import { useLanguage } from '../use-language.ts'
import { issueTranslator, type TranslateIssue } from './translate-issue.ts'

/** Translates publishing issues into the language of the Studio. */
export function useTranslateIssue(): TranslateIssue {
  const { language } = useLanguage()
  const { helpOf } = useFieldWords()
  return useMemo(() => issueTranslator(language, helpOf), [language, helpOf])
}
