import { useTranslation } from 'react-i18next'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { NetworkError } from '../lib/api/network-error.ts'
import { ErrorState } from '../ui/error-state.tsx'
import { PageLayout } from './layouts/page-layout.tsx'

/** A page that could not be had or shown: says which, and offers the one thing that may help. */
export function PageError() {
  const { t } = useTranslation()
  const { state, revalidate } = useRevalidator()
  const isOffline = useRouteError() instanceof NetworkError
  const cause = isOffline ? 'network' : 'page'
  return (
    <PageLayout layout="empty" header={null} footer={null}>
      <ErrorState
        title={t(`errors.${cause}.title`)}
        text={t(`errors.${cause}.text`)}
        retryLabel={t('errors.retry')}
        retrying={state === 'loading'}
        onRetry={isOffline ? () => void revalidate() : () => window.location.reload()}
      />
    </PageLayout>
  )
}
