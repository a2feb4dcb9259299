import { useCallback } from 'react'
import { type DocumentKind, kindOf } from '../../../schemas/kinds/index.ts'
import type { Localized } from '../../../schemas/documents/localized.ts'
import { sourceLanguage, type StudioLanguage } from '../language.ts'
import { useLanguage, useSiteLocale } from '../use-language.ts'
import names from './document-names.json'

interface Named {
  kind: DocumentKind
  key: string
  title?: Localized<string> | undefined
}

/** Names of documents without a title that every site has. */
const known: Readonly<Record<string, Readonly<Record<StudioLanguage, string>>>> = names

/**
 * Names documents in the language of the Studio: by their title, otherwise by what the site uses them for, otherwise
 * by their key.
 */
export function useDocumentName(): (document: Named) => string {
  const { language } = useLanguage()
  const locale = useSiteLocale()
  return useCallback(
    ({ kind, key, title }) => {
      const name = `${kind}/${key}`
      const uses = Object.hasOwn(known, name) ? known[name] : undefined
      const use = uses?.[language] ?? uses?.[sourceLanguage]
      // Some titles of documents that every site has are the name of the brand.
      const isOfEverySite = kindOf(kind).hasFixedKeys === true || name === 'page/home'
      return (isOfEverySite ? use : undefined) ?? title?.[locale] ?? use ?? key
    },
    [language, locale],
  )
}
