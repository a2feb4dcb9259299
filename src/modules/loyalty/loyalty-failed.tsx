import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** Error state with a retry button. */
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
