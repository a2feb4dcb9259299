import { useTranslation } from '../../lib/i18n/use-translation.ts'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { useEffect } from 'react'
import { ContentError } from '../../lib/data/content-client.ts'
import { logError } from '../../lib/log.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

/** The cause: no answer, a missing page, or a failure of the page itself. */
function causeOf(error: unknown): 'network' | 'notFound' | 'page' {
  if (error instanceof NetworkError) return 'network'
  return error instanceof ContentError ? 'notFound' : 'page'
}

/**
 * In place of a page that could not be loaded or rendered: states the cause and offers the one action that may help.
 * Without a connection, the page loads when it returns.
 */
export function PageError() {
  const { t } = useTranslation()
  const { state, revalidate } = useRevalidator()
  const error = useRouteError()
  const cause = causeOf(error)
  useEffect(() => {
    if (cause !== 'network') logError(error, { fatal: true })
  }, [cause, error])
  useEffect(() => {
    if (cause !== 'network') return
    const retry = () => void revalidate()
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [cause, revalidate])
  return (
    <ErrorState
      title={t(`errors.${cause}.title`)}
      text={t(`errors.${cause}.text`)}
      retryLabel={t('errors.retry')}
      retrying={state === 'loading'}
      onRetry={cause !== 'page' ? () => void revalidate() : () => window.location.reload()}
    />
  )
}
