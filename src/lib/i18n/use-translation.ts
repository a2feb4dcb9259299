import { createContext, useContext } from 'react'
import type { I18n } from './plain-i18n.ts'

/** The texts for the components below. */
export const I18nContext = createContext<I18n | undefined>(undefined)

/** Texts of the page's language. */
export function useTranslation(): I18n {
  const i18n = useContext(I18nContext)
  if (i18n === undefined) throw new Error('no texts around')
  return i18n
}
