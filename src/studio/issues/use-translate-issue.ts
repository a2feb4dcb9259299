import { useMemo } from 'react'
import { useFieldLabels } from '../fields/use-field-labels.ts'
import { useLanguage } from '../use-language.ts'
import { issueTranslator, type TranslateIssue } from './translate-issue.ts'

/** Translates publishing issues into the language of the Studio. */
export function useTranslateIssue(): TranslateIssue {
  const { language } = useLanguage()
  const { helpOf } = useFieldLabels()
  return useMemo(() => issueTranslator(language, helpOf), [language, helpOf])
}
