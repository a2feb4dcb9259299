import { useMemo } from 'react'
import { useFieldWords } from '../fields/use-field-words.ts'
import { useLanguage } from '../use-language.ts'
import { findingWords, type FindingWords } from './finding-words.ts'

/** Translates publishing issues into the language of the Studio. */
export function useFindingWords(): FindingWords {
  const { language } = useLanguage()
  const { helpOf } = useFieldWords()
  return useMemo(() => findingWords(language, helpOf), [language, helpOf])
}
