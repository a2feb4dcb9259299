import { urlOf } from '../../schemas/roles/role-table.ts'
import { useSyncExternalStore, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { GameFrame, usePlayPage } from '../../src/modules/games/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { runAction } from '../../src/renderer/actions.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { load } from './sportsbook.load.ts'
import type { sportsbook } from './sportsbook.schema.ts'
import { BookSkeleton } from './parts/book-skeleton.tsx'
import { PageTitle } from '../../src/ui/display/page-title.tsx'
import styles from './sportsbook.module.css'

const nothing = () => () => {}

export function Sportsbook(block: BlockProps<typeof sportsbook, ReactNode>) {
  const { id, props } = block
  const { t } = useTranslation()
  const answer = useLoad(load, 'book', block)
  usePlayPage(null)
  // A frame in the server's HTML could load before the page listens to its messages.
  const isTakenOver = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const book = answer.data

  return (
    <section className={styles.book} aria-labelledby={`${id}-title`}>
      <PageTitle id={`${id}-title`}>{props.title}</PageTitle>
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
          <ActionButton action={{ type: 'navigate', to: urlOf('lobby') }} variant="secondary">
            {t('sports.book.toGames')}
          </ActionButton>
        </EmptyState>
      ) : (
        <div className={styles.frame}>
          {book !== undefined && isTakenOver ? (
            <GameFrame
              game={book}
              mode="play"
              kind="sportsbook"
              title={t('sports.book.frame')}
              provider={book.sysname}
              placeholder={<BookSkeleton />}
              onClose={() => runAction({ type: 'navigate', to: urlOf('home') })}
              onBalanceChange={refreshBalance}
            />
          ) : (
            <BookSkeleton />
          )}
        </div>
      )}
    </section>
  )
}
