import { useTranslation } from 'react-i18next'
import { StudioError } from '../../schemas/studio/errors.ts'

/** Says why a call failed: in the server's words where it refused, else that it does not answer. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => (error instanceof StudioError ? error.message : t('failed.title'))
}
