import { useTranslation } from 'react-i18next'
import { StudioError } from '../../schemas/studio/errors.ts'
import { useTranslatePhrase } from './issues/use-translate-issue.ts'

/** Explains why a call failed: the server's message, or that it does not answer. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation()
  const translate = useTranslatePhrase()
  return (error) =>
    error instanceof StudioError ? translate(error.phrase) : [t('failed.title'), t('failed.text')].join('. ')
}
