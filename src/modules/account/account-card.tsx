import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { BlockDataState } from '../../renderer/use-block-data.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './account-card.module.css'

interface AccountCardProps {
  /** Id of the block, from which the id of the heading is derived. */
  id: string
  title: ReactNode
  /** Text beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section of the account with its own heading. */
export function AccountCard({ id, title, aside, children }: AccountCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={styles.card}>
      <div className={styles.head}>
        <h2 id={`${id}-title`} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

interface LoadedProps<Data> {
  state: BlockDataState<Data>
  /** Height while loading, so that the layout does not shift. */
  height: string
  /** Shown if the platform does not have the call at all. */
  absent?: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows the loaded data, a skeleton while it loads, or an error. */
export function Loaded<Data>({ state, height, absent, children }: LoadedProps<Data>) {
  const { t } = useTranslation()
  if (state.data !== undefined) return children(state.data)
  if (state.error === 'MethodNotFoundException' && absent !== undefined) return absent
  if (state.error !== undefined)
    return (
      <ErrorState
        title={t('profile.loadFailed.title')}
        text={t('profile.loadFailed.text')}
        retryLabel={t('errors.retry')}
        onRetry={state.retry}
      />
    )
  return <Skeleton height={height} />
}

/** An error message next to the control that caused it. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
