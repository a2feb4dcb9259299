import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** What belongs to the program did not come; one way to try again. */
export function LoyaltyFailed({ onRetry, retrying }: { onRetry: () => void; retrying?: boolean }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      title={t('loyalty.failed.title')}
      text={t('loyalty.failed.text')}
      retryLabel={t('errors.retry')}
      onRetry={onRetry}
      retrying={retrying}
    />
  )
}
