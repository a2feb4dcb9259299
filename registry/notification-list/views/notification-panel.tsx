import { useRef, useState, type ReactNode } from 'react'
import type { NotificationKind } from '../../../schemas/api/notification-kinds.ts'
import type { BlockProps } from '../../../schemas/component.ts'
import { logProblem } from '../../../src/lib/log.ts'
import { serverNow } from '../../../src/lib/data/server-clock.ts'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { Problem } from '../../../src/modules/account/index.ts'
import { countUnread, useMarkRead, useUnread } from '../../../src/modules/notifications/index.ts'
import { showToast } from '../../../src/modules/toasts/index.ts'
import { useConfig } from '../../../src/renderer/render-context.tsx'
import { useLoadedList } from '../../../src/renderer/use-loaded-list.ts'
import { Button } from '../../../src/ui/controls/button.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { ListEnd } from '../../../src/ui/states/list-end.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { groupByDay } from '../day-groups.ts'
import { load } from '../notification-list.load.ts'
import type { notificationList } from '../notification-list.schema.ts'
import { KindFilter } from './kind-filter.tsx'
import { NotificationItem } from './notification-item.tsx'
import styles from './notification-panel.module.css'

/** Number of placeholders while the first page is loading. */
const placeholders = 4

/** Filter, list and the button that marks everything as read. */
export function NotificationPanel(block: BlockProps<typeof notificationList, ReactNode>) {
  const { t } = useTranslation()
  const { timeZone } = useConfig().site
  const [kind, setKind] = useState<NotificationKind>()
  const list = useLoadedList(load, 'notifications', block, { keyField: 'id', params: { kind } })
  const { notifications: answer } = block.data
  const initial = answer?.status === 'success' ? answer.data.unread : undefined
  const unread = useUnread({ initial })
  const markRead = useMarkRead()
  const content = useRef<HTMLDivElement>(null)
  const markAll = useTask(async () => {
    await markRead()
    // The button that was pressed disappears.
    content.current?.focus({ preventScroll: true })
    showToast({ kind: 'success', title: t('notifications.marked') })
    await list.refresh()
  })
  const { items = [], total, hasMore, loadMore } = list
  const isComplete = list.items !== undefined && list.loaded >= list.size
  // A refresh that fails leaves what is shown: only a first or further page can be missing.
  const hasFailed = list.hasFailed && !isComplete
  // It marks all kinds, so it is not offered beside a part of them.
  const canMarkAll = kind === undefined && countUnread(unread) > 0
  return (
    <div id={block.id} className={styles.panel}>
      {block.props.hasKinds && <KindFilter value={kind} unread={unread} onChange={setKind} />}
      {markAll.problem && <Problem>{markAll.problem}</Problem>}
      <div ref={content} tabIndex={-1} className={styles.content}>
        {groupByDay(items, { now: serverNow(), timeZone }).map(({ date, name, items: ofDay }, index) => (
          <section key={date}>
            <div className={styles.head}>
              <h2 className={styles.day}>{name === undefined ? date : t(`notifications.${name}`)}</h2>
              {index === 0 && canMarkAll && (
                <Button
                  variant="ghost"
                  size="s"
                  className={styles.markAll}
                  loading={markAll.isPending}
                  onClick={markAll.run}
                >
                  {t('notifications.markAll')}
                </Button>
              )}
            </div>
            <ul className={styles.list}>
              {ofDay.map((item) => (
                <NotificationItem
                  key={item.id}
                  notification={item}
                  onFollow={() =>
                    void markRead([item.id]).catch((error: unknown) =>
                      logProblem('a notification could not be marked as read', error),
                    )
                  }
                />
              ))}
            </ul>
          </section>
        ))}
        {!isComplete && !hasFailed && (
          <div className={styles.waiting} role="status" aria-label={t('notifications.loading')}>
            {Array.from({ length: placeholders }, (_, index) => (
              <Skeleton key={index} height="112px" />
            ))}
          </div>
        )}
        {hasFailed && (
          <ErrorState
            title={t('notifications.failed.title')}
            text={t('notifications.failed.text')}
            retryLabel={t('errors.retry')}
            onRetry={loadMore}
          />
        )}
        {isComplete && items.length === 0 && (
          <EmptyState
            emblem="bell"
            title={t('notifications.empty.title')}
            text={t(kind === undefined ? 'notifications.empty.text' : 'notifications.empty.filtered')}
          />
        )}
        {isComplete && items.length > 0 && (
          <ListEnd
            text={hasMore ? t('notifications.shown', { shown: items.length, total }) : t('notifications.end')}
            more={hasMore ? { label: t('notifications.more'), onClick: loadMore } : undefined}
          />
        )}
      </div>
    </div>
  )
}
