import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { JackpotCard } from '../../src/modules/wins/index.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './jackpot-list.load.ts'
import type { jackpotList } from './jackpot-list.schema.ts'
import styles from './jackpot-list.module.css'

const refreshSeconds = 20
/** Placeholders while the jackpots load. */
const skeletons = [0, 1, 2, 3]

export function JackpotList(block: BlockProps<typeof jackpotList, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const { data: answer, error, isLoading, retry } = useLoad(load, 'jackpots', block, { refreshSeconds })
  const jackpots = answer?.items
  return (
    <section
      className={styles.jackpots}
      aria-labelledby={`${id}-title`}
      aria-busy={isLoading && jackpots === undefined}
    >
      <header>
        <PageTitle id={`${id}-title`}>{props.title}</PageTitle>
        {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
      </header>
      {jackpots?.length === 0 && (
        <EmptyState emblem="coins" title={t('jackpots.empty.title')} text={t('jackpots.empty.text')} />
      )}
      {jackpots === undefined && error !== undefined && (
        <ErrorState
          title={t('jackpots.error.title')}
          text={t('jackpots.error.text')}
          retryLabel={t('errors.retry')}
          onRetry={retry}
        />
      )}
      <ul className={styles.list}>
        {jackpots === undefined &&
          error === undefined &&
          skeletons.map((index) => (
            <li key={index}>
              <Skeleton className={styles.skeleton} />
            </li>
          ))}
        {jackpots?.map((jackpot) => (
          <li key={jackpot.id}>
            <JackpotCard
              jackpot={jackpot}
              heading={
                <h2 className={styles.name}>
                  <LocalLink to={urlOf('jackpot', { id: jackpot.id })}>{jackpot.name}</LocalLink>
                </h2>
              }
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
