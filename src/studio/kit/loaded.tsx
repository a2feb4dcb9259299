import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

/** A request to the Studio's server: its answer or error, and a function to repeat it. */
export interface Reading<Data> {
  data: Data | undefined
  error: unknown
  isValidating: boolean
  mutate: () => unknown
}

interface LoadedProps<Data> {
  reading: Reading<Data>
  /** Shown until the first answer. */
  waiting: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows loaded data, or a loading or error state. */
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

export interface LoadedListProps<Item> {
  reading: Reading<Item[]>
  /** What to say if there are no entries. */
  none: { title: string; text: string }
  children: (items: Item[]) => ReactNode
}

/** Shows the entries of a list, or a loading, error or empty state. */
export function LoadedList<Item>({ reading, none, children }: LoadedListProps<Item>) {
  return (
    <Loaded reading={reading} waiting={<Skeleton height="200px" />}>
      {(items) => (items.length === 0 ? <EmptyState emblem="star" {...none} /> : children(items))}
    </Loaded>
  )
}
