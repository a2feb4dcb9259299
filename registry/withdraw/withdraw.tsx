import { openRole, urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { useRejected, withdrawals } from '../../src/modules/cashier/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './withdraw.load.ts'
import type { withdraw } from './withdraw.schema.ts'
import styles from './withdraw.module.css'
import { WithdrawalPanel } from './views/withdrawal-panel.tsx'

type WithdrawProps = BlockProps<typeof withdraw, ReactNode>

export function Withdraw(props: WithdrawProps) {
  const { t } = useTranslation()
  const { user } = useFacts()
  return (
    <section className={styles.withdraw} aria-label={t('cashier.tabs.withdraw')}>
      {user !== 'authenticated' ? (
        <EmptyState emblem="coins" title={t('cashier.withdrawal.guest')}>
          <ActionButton action={openRole('login')}>{t('cashier.guest.login')}</ActionButton>
        </EmptyState>
      ) : (
        <PlayerWithdraw {...props} />
      )}
    </section>
  )
}

function PlayerWithdraw(block: WithdrawProps) {
  const { t } = useTranslation()
  const { data: settings, error, retry } = useLoad(load, 'settings', block)
  const onMoved = () => {
    refreshBalance()
    retry()
  }
  useRejected(withdrawals, onMoved)
  const empty = (
    <EmptyState emblem="coins" title={t('cashier.empty.title')} text={t('cashier.empty.text')}>
      <ActionButton action={{ type: 'navigate', to: urlOf('support') }} variant="secondary">
        {t('cashier.empty.support')}
      </ActionButton>
    </EmptyState>
  )
  if (settings !== undefined) return <WithdrawalPanel settings={settings} onMoved={onMoved} empty={empty} />
  if (error !== undefined)
    return (
      <ErrorState
        title={t('cashier.error.title')}
        text={t('cashier.error.text')}
        retryLabel={t('cashier.retry')}
        onRetry={retry}
      />
    )
  return (
    <div className={styles.skeletons} aria-hidden="true">
      <Skeleton height="110px" />
      <Skeleton height="190px" />
      <Skeleton height="240px" />
    </div>
  )
}
