import { useTranslation } from 'react-i18next'
import { StudioError } from '../../schemas/studio/errors.ts'

/** Explains why a call failed: the server's message, or that it does not answer. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => (error instanceof StudioError ? error.message : t('failed.title'))
}
