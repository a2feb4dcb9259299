import type { ReactNode } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import type { BlockDataState } from '../../renderer/use-block-data.ts'
import { classNames } from '../../ui/styles/class-names.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import styles from './account-card.module.css'

interface AccountCardProps {
  /** Id of the block: what names the card is made of it. */
  id: string
  title: ReactNode
  /** Said beside the heading. */
  aside?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A part of the account with a heading of its own. */
export function AccountCard({ id, title, aside, className, children }: AccountCardProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={classNames(styles.card, className)}>
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
  /** Height of what is loading, so that nothing moves when it comes. */
  height: string
  /** What stands here where the platform does not have the call at all. */
  absent?: ReactNode
  children: (data: Data) => ReactNode
}

/** What a card shows of its data: their place, themselves, or that they did not come. */
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

/** Something that could not be done, said where it was asked for. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}
