import { urlOf } from '../../../schemas/roles/role-table.ts'
import { useId } from 'react'
import { formatNumber } from '../../../src/lib/format/number.ts'
import { useTranslation } from '../../../src/lib/i18n/use-translation.ts'
import { type HistoryTab, historyTabs, tabOf } from '../../../src/modules/cashier/index.ts'
import { runAction } from '../../../src/renderer/actions.ts'
import { useFacts } from '../../../src/renderer/render-context.tsx'
import { Chip } from '../../../src/ui/controls/chip.tsx'
import { Tabs } from '../../../src/ui/controls/tabs.tsx'
import type { HistoryColumn } from '../columns.ts'
import { useTabTotals } from '../use-tab-totals.ts'
import { AllPanel } from './all-panel.tsx'
import styles from './history-panel.module.css'
import { TabPanel } from './tab-panel.tsx'

interface HistoryPanelProps {
  pageSize: number | undefined
  columns: readonly HistoryColumn[]
  /** Money has moved, so the balance must be refreshed. */
  onMoved: () => void
}

/** All entries, or deposits, withdrawals, bonuses and cashbacks, each in a tab named in the address. */
export function HistoryPanel({ pageSize, columns, onMoved }: HistoryPanelProps) {
  const { t } = useTranslation()
  const { query } = useFacts()
  const id = useId()
  // Among the tabs: pages of earlier versions declare no other query key for it.
  const isAll = query['tab'] === 'all'
  const tab = tabOf(query['tab'])
  const { totals, recount } = useTabTotals()
  const choose = (next: HistoryTab | 'all') =>
    runAction({ type: 'navigate', to: urlOf('cashier-history'), query: { tab: next } })
  const moved = () => {
    recount()
    onMoved()
  }
  return (
    <section className={styles.history} aria-label={t('cashier.tabs.history')}>
      <div className={styles.bar}>
        <Chip selected={isAll} onClick={() => choose('all')}>
          {t('cashier.history.all')}
        </Chip>
        <Tabs
          label={t('cashier.history.tabs.label')}
          tabs={historyTabs.map((value) => ({
            value,
            label: <TabLabel text={t(`cashier.history.tabs.${value}`)} total={totals[value]} />,
            controls: `${id}-panel`,
          }))}
          value={isAll ? null : tab}
          onChange={choose}
        />
      </div>
      {isAll ? (
        <div id={`${id}-panel`}>
          <AllPanel pageSize={pageSize} columns={columns} onMoved={moved} />
        </div>
      ) : (
        <div id={`${id}-panel`} role="tabpanel" aria-label={t(`cashier.history.tabs.${tab}`)}>
          <TabPanel
            key={tab}
            tab={tab}
            pageSize={pageSize}
            columns={columns}
            opened={query['open']}
            onMoved={moved}
          />
        </div>
      )}
    </section>
  )
}

function TabLabel({ text, total }: { text: string; total: number | undefined }) {
  return (
    <>
      {text}
      <span className={styles.total}>{total !== undefined && formatNumber(total)}</span>
    </>
  )
}
