import { isKind } from '../../../schemas/kinds/index.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useListedName } from '../documents/use-listed-name.ts'
import { useFieldLabels } from '../fields/labels/use-field-labels.ts'
import { useLanguage } from '../use-language.ts'
import type { Phrase } from '../../../schemas/phrase.ts'
import { issueTranslator, phraseTranslator, type TranslateIssue } from './translate-issue.ts'

/** Translates publishing issues into the language of the Studio. */
export function useTranslateIssue(): TranslateIssue {
  const { language } = useLanguage()
  const { t } = useTranslation()
  const { helpOf } = useFieldLabels()
  const nameOf = useListedName()
  return useMemo(() => {
    const wordsFor = (text: string) => {
      // English sentences contain the kind in the singular.
      if (isKind(text)) return language === 'en' ? text : t(`kinds.${text}`)
      return isKind(/^([a-z-]+)\/\S+$/.exec(text)?.[1]) ? nameOf(text) : helpOf(text)
    }
    return issueTranslator(language, wordsFor)
  }, [language, helpOf, nameOf, t])
}

/** Translates phrases of the server into the language of the Studio. */
export function useTranslatePhrase(): (phrase: Phrase) => string {
  const { language } = useLanguage()
  return useMemo(() => phraseTranslator(language), [language])
}
