import { useId, useState } from 'react'
import { useTask } from '../../../src/lib/data/use-task.ts'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { runAction } from '../../../src/renderer/actions.ts'
import { useConfig, useFacts, useLocale } from '../../../src/renderer/render-context.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { EmptyState } from '../../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../../src/ui/states/skeleton.tsx'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import { HistoryRow } from './history-row.tsx'
import {
  historyPageSize,
  type HistoryTab,
  historyTabs,
  statusesOf,
  tabOf,
} from '../../../src/modules/cashier/index.ts'
import styles from './history-panel.module.css'
import { useHistory } from '../use-history.ts'
import { useTabTotals } from '../use-tab-totals.ts'

interface HistoryPanelProps {
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
}

/** Deposits, withdrawals, bonuses and cashbacks, each in a tab named in the address. */
export function HistoryPanel({ onMoved }: HistoryPanelProps) {
  const { t } = useTranslation()
  const { query } = useFacts()
  const id = useId()
  const tab = tabOf(query['tab'])
  const { totals, recount } = useTabTotals()
  const choose = (next: HistoryTab) =>
    runAction({ type: 'navigate', to: '/cashier/history', query: { tab: next } })
  const moved = () => {
    recount()
    onMoved()
  }
  return (
    <section className={styles.history} aria-label={t('cashier.tabs.history')}>
      <div className={styles.bar}>
        <Tabs
          label={t('cashier.history.tabs.label')}
          tabs={historyTabs.map((value) => ({
            value,
            label: <TabLabel text={t(`cashier.history.tabs.${value}`)} total={totals[value]} />,
            controls: `${id}-panel`,
          }))}
          value={tab}
          onChange={choose}
        />
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-label={t(`cashier.history.tabs.${tab}`)}>
        <TabPanel key={tab} tab={tab} opened={query['open']} onMoved={moved} />
      </div>
    </section>
  )
}

function TabLabel({ text, total }: { text: string; total: number | undefined }) {
  return (
    <>
      {text}
      {total !== undefined && <span className={styles.total}>{formatNumber(total)}</span>}
    </>
  )
}

interface TabPanelProps extends HistoryPanelProps {
  tab: HistoryTab
  /** Id of the entry that is expanded at first. */
  opened: string | undefined
}

function TabPanel({ tab, opened, onMoved }: TabPanelProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const config = useConfig()
  const id = useId()
  const [status, setStatus] = useState('')
  const list = useHistory(tab, status || null)
  const { items = [], total, hasMore, loadMore } = list
  const isComplete = list.items !== undefined && list.loaded >= list.size
  // A refresh that fails leaves what is shown: only a first or further page can be missing.
  const hasFailed = list.hasFailed && !isComplete
  const [cutAt, setCutAt] = useState<number>()
  const download = useTask(async () => {
    setCutAt(undefined)
    const { mostRows, saveHistory } = await import('../history-file.ts')
    if (await saveHistory(tab, status || null, { t, locale, config })) setCutAt(mostRows)
  })
  const changed = () => {
    void list.refresh()
    onMoved()
  }
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={id}>{t('cashier.history.filter')}</label>
        <select id={id} value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
          <option value="">{t('cashier.history.anyStatus')}</option>
          {statusesOf[tab].map((value) => (
            <option key={value} value={value}>
              {t(`cashier.history.status.${value}`)}
            </option>
          ))}
        </select>
        <Button
          variant="secondary"
          icon="download"
          className={styles.download}
          loading={download.isPending}
          aria-label={t('cashier.history.download')}
          onClick={download.run}
        >
          {t('cashier.history.file')}
        </Button>
      </div>
      <p className={styles.cut} role="status">
        {cutAt !== undefined && t('cashier.history.cut', { number: formatNumber(cutAt) })}
      </p>
      {download.problem && (
        <p className={styles.problem} role="alert">
          {download.problem}
        </p>
      )}
      {items.length > 0 && (
        <>
          <div className={styles.head} aria-hidden="true">
            {(['operation', 'date', 'number', 'amount', 'status'] as const).map((name) => (
              <span key={name}>{t(`cashier.history.column.${name}`)}</span>
            ))}
          </div>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.id}>
                <HistoryRow item={item} isOpen={String(item.id) === opened} onChanged={changed} />
              </li>
            ))}
          </ul>
        </>
      )}
      {!isComplete && !hasFailed && <Waiting label={t('cashier.history.loading')} />}
      {hasFailed && (
        <ErrorState
          title={t('cashier.history.error.title')}
          text={t('cashier.history.error.text')}
          retryLabel={t('cashier.retry')}
          onRetry={loadMore}
        />
      )}
      {isComplete && items.length === 0 && (
        <EmptyState
          emblem="coins"
          title={t('cashier.history.empty.title')}
          text={t(`cashier.history.empty.${status === '' ? tab : 'filtered'}`)}
        />
      )}
      {isComplete && items.length > 0 && (
        <div className={styles.foot}>
          <p role="status">
            {hasMore ? t('cashier.history.shown', { shown: items.length, total }) : t('cashier.history.end')}
          </p>
          {hasMore && (
            <Button variant="secondary" onClick={loadMore}>
              {t('cashier.history.more')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function Waiting({ label }: { label: string }) {
  return (
    <div className={styles.waiting} role="status" aria-label={label}>
      {Array.from({ length: historyPageSize }, (_, index) => (
        <Skeleton key={index} height="67px" />
      ))}
    </div>
  )
}
