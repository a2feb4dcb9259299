import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../ui/states/error-state.tsx'

/** A reading of the Studio's server: what it answered, or why it did not, and how to ask again. */
export interface Reading<Data> {
  data: Data | undefined
  error: unknown
  isValidating: boolean
  mutate: () => unknown
}

interface LoadedProps<Data> {
  reading: Reading<Data>
  /** Stands there until the first answer. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows what was read, and before that that it is on its way or failed. */
export function Loaded<Data>({ reading, waiting, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  const { data, error, isValidating, mutate } = reading
  if (data !== undefined) return children(data)
  if (error === undefined) return waiting
  return (
    <ErrorState
      title={t('failed.title')}
      text={t('failed.text')}
      retryLabel={t('retry')}
      retrying={isValidating}
      onRetry={() => void mutate()}
    />
  )
}
