import { useSyncExternalStore, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { GameFrame } from '../../src/modules/games/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import type { sportsbook } from './sportsbook.schema.ts'
import styles from './sportsbook.module.css'

const nothing = () => () => {}

/** A path within the sportsbook; whatever else an address says is left out. */
function framePath(path: string | undefined): string | undefined {
  return path !== undefined && /^(?:\/[\w-]{1,40}){1,3}$/.test(path) ? path : undefined
}

export function Sportsbook({ id, props, data }: BlockProps<typeof sportsbook, ReactNode>) {
  const { t } = useTranslation()
  const { title, sysname } = props
  const path = framePath(useFacts().query['path'])
  const answer = useBlockData(id, 'book', () => callApi('games.getsportsbook', { sysname }), data.book)
  // A frame in the server's HTML might have loaded before anybody listens to it.
  const isTakenOver = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const book = answer.data

  return (
    <section className={styles.book} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title}>
        {title}
      </h1>
      {book === undefined && answer.error !== undefined ? (
        <ErrorState
          title={t('sports.error.title')}
          text={t('sports.error.text')}
          retryLabel={t('sports.retry')}
          onRetry={answer.retry}
        />
      ) : book?.is_available === false ? (
        <EmptyState
          emblem="ball"
          title={t('sports.book.unavailableTitle')}
          text={t('sports.book.unavailableText')}
        >
          <ActionButton action={{ type: 'navigate', to: '/gamehall' }} variant="secondary">
            {t('sports.book.toGames')}
          </ActionButton>
        </EmptyState>
      ) : (
        <div className={styles.frame}>
          {book !== undefined && isTakenOver ? (
            <GameFrame
              sysname={book.sysname}
              mode="play"
              title={t('sports.book.frame')}
              onBalanceChange={refreshBalance}
              {...(path !== undefined && { path })}
            />
          ) : (
            <Skeleton className={styles.skeleton} />
          )}
        </div>
      )}
    </section>
  )
}
