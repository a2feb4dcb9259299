import { StudioError } from '../../schemas/studio/errors.ts'
import { useTranslation } from '../lib/use-translation.ts'

/** Says why a call failed: in the server's words where it refused, else that it does not answer. */
export function useReason(): (error: unknown) => string {
  const { t } = useTranslation()
  return (error) => (error instanceof StudioError ? error.message : t('failed.title'))
}
