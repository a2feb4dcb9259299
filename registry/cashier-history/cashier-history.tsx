import { openRole } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { load } from './cashier-history.load.ts'
import type { cashierHistory } from './cashier-history.schema.ts'
import { defaultColumns } from './columns.ts'
import styles from './cashier-history.module.css'
import { HistoryPanel } from './views/history-panel.tsx'
import { MonthSummary } from './views/month-summary.tsx'

type HistoryProps = BlockProps<typeof cashierHistory, ReactNode>

export function CashierHistory(props: HistoryProps) {
  const { t } = useTranslation()
  const { user } = useFacts()
  if (user !== 'authenticated')
    return (
      <EmptyState emblem="coins" title={t('cashier.guest.title')} text={t('cashier.guest.text')}>
        <ActionButton action={openRole('login')}>{t('cashier.guest.login')}</ActionButton>
      </EmptyState>
    )
  return <PlayerHistory {...props} />
}

function PlayerHistory(block: HistoryProps) {
  const payments = useLoad(load, 'payments', block)
  const limit = useLoad(load, 'limit', block)
  const onMoved = () => {
    refreshBalance()
    payments.retry()
  }
  return (
    <div className={styles.history}>
      {/* The monthly totals are optional; the history is complete without them. */}
      {payments.data !== undefined && <MonthSummary payments={payments.data.items} limit={limit.data} />}
      <HistoryPanel
        pageSize={block.props.pageSize}
        columns={block.props.columns ?? defaultColumns}
        onMoved={onMoved}
      />
    </div>
  )
}
