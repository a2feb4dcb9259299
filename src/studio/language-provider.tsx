import { useMemo, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { textsOf } from '../lib/i18n/i18next.ts'
import { I18nContext } from '../lib/i18n/use-translation.ts'
import { i18nOf } from './language.ts'
import { LanguageContext, type LanguageChoice } from './use-language.ts'

/**
 * Provides the Studio's texts through i18next. Components shared with the site read them from the context
 * that the site fills with its own.
 */
export function LanguageProvider({ choice, children }: { choice: LanguageChoice; children: ReactNode }) {
  const i18n = useMemo(() => i18nOf(choice.language), [choice.language])
  const shared = useMemo(() => textsOf(i18n), [i18n])
  return (
    <I18nextProvider i18n={i18n}>
      <I18nContext value={shared}>
        <LanguageContext value={choice}>{children}</LanguageContext>
      </I18nContext>
    </I18nextProvider>
  )
}
