import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { historyPageSize, type HistoryItem, maxEntries } from '../../../src/modules/cashier/index.ts'
import type { List } from '../../../src/renderer/use-list.ts'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { ListEnd } from '../../../src/ui/states/list-end.tsx'
import { classNames } from '../../../src/ui/styles/class-names.ts'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { columnStyle, type HistoryColumn } from '../columns.ts'
import styles from './history-panel.module.css'
import { HistoryRow } from './history-row.tsx'

interface HistoryEntriesProps<Item extends HistoryItem> {
  list: Omit<List<Item>, 'pages'>
  columns: readonly HistoryColumn[]
  /** Older entries are left out of the list. */
  isCut?: boolean | undefined
  keyOf: (item: Item) => string
  /** What is said if there are none. */
  empty: string
  /** Id of the entry that is expanded at first. */
  opened?: string | undefined
  /** The server's state differs from what is displayed. */
  onChanged: () => void
}

/** Entries of the history with their states, and a button for further ones. */
export function HistoryEntries<Item extends HistoryItem>({
  list,
  columns,
  isCut = false,
  keyOf,
  empty,
  opened,
  onChanged,
}: HistoryEntriesProps<Item>) {
  const { t } = useTranslation()
  const { items = [], total, hasMore, loadMore } = list
  const isComplete = list.items !== undefined && list.loaded >= list.size
  // A refresh that fails leaves what is shown: only a first or further page can be missing.
  const hasFailed = list.hasFailed && !isComplete
  const cut = isCut ? t('cashier.history.cutList', { number: formatNumber(maxEntries) }) : undefined
  return (
    <>
      {items.length > 0 && (
        <>
          <div className={styles.head} style={columnStyle(columns)} aria-hidden="true">
            {columns.map(({ column }) => (
              <span key={column} data-column={column}>
                {t(`cashier.history.column.${column === 'id' ? 'number' : column}`)}
              </span>
            ))}
          </div>
          <ul style={columnStyle(columns)}>
            {items.map((item) => (
              <li key={keyOf(item)}>
                <HistoryRow
                  item={item}
                  columns={columns}
                  isOpen={String(item.id) === opened}
                  onChanged={onChanged}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {!isComplete && !hasFailed && (
        <Waiting label={t('cashier.history.loading')} isFirst={items.length === 0} />
      )}
      {hasFailed && (
        <ErrorState
          title={t('cashier.history.error.title')}
          text={t('cashier.history.error.text')}
          retryLabel={t('cashier.retry')}
          onRetry={loadMore}
        />
      )}
      {isComplete && items.length === 0 && (
        <EmptyState emblem="coins" title={t('cashier.history.empty.title')} text={cut ?? empty} />
      )}
      {isComplete && items.length > 0 && (
        <div className={styles.foot}>
          <ListEnd
            text={
              hasMore
                ? t('cashier.history.shown', { shown: items.length, total })
                : (cut ?? t('cashier.history.end'))
            }
            more={hasMore ? { label: t('cashier.history.more'), onClick: loadMore } : undefined}
          />
        </div>
      )}
    </>
  )
}

function Waiting({ label, isFirst }: { label: string; isFirst: boolean }) {
  return (
    <div className={classNames(styles.waiting, isFirst && styles.first)} role="status" aria-label={label}>
      {Array.from({ length: historyPageSize }, (_, index) => (
        <Skeleton key={index} height="67px" />
      ))}
    </div>
  )
}
