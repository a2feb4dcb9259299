import { useMemo } from 'react'
import { englishStringTranslator, TranslatableString } from '@rjsf/utils'
import type { Translate } from '../../../src/lib/i18n/plain-i18n.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'

/** A text of rjsf that forms display. The others belong to its templates, or are reasons for the log. */
export function rjsfText(t: Translate, text: TranslatableString, params: string[] = []): string {
  const [first = '', second = ''] = params
  switch (text) {
    case TranslatableString.YesLabel:
      return t('forms.yes')
    case TranslatableString.NoLabel:
      return t('forms.no')
    case TranslatableString.OptionPrefix:
      return t('forms.option', { place: first })
    case TranslatableString.TitleOptionPrefix:
      return `${first} ${second}`
    case TranslatableString.DeprecatedLabel:
      return first
    case TranslatableString.InvalidObjectField:
      return t('forms.loadFailed.title')
    case TranslatableString.NewStringDefault:
      return ''
    default:
      return englishStringTranslator(text, params)
  }
}

/** Translations of rjsf's own texts. */
export function useRjsfTexts() {
  const { t } = useTranslation()
  return useMemo(() => (text: TranslatableString, params?: string[]) => rjsfText(t, text, params), [t])
}
