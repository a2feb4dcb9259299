import { openRole, urlOf } from '../../schemas/roles/role-table.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { BalanceBreakdown } from '../../src/modules/balance/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { Card } from '../../src/ui/display/card.tsx'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import styles from './wallet.module.css'

export function Wallet() {
  const { t } = useTranslation()
  const { user } = useFacts()
  if (user !== 'authenticated')
    return (
      <EmptyState emblem="coins" title={t('cashier.guest.title')} text={t('cashier.guest.text')}>
        <ActionButton action={openRole('login')}>{t('cashier.guest.login')}</ActionButton>
      </EmptyState>
    )
  return (
    <Card as="section" className={styles.wallet}>
      <h2 className={styles.title}>{t('balance.breakdown.title')}</h2>
      <BalanceBreakdown />
      <div className={styles.ways}>
        <ActionButton action={{ type: 'navigate', to: urlOf('deposit') }} icon="plus">
          {t('cashier.wallet.deposit')}
        </ActionButton>
        <ActionButton
          action={{ type: 'navigate', to: urlOf('withdrawal') }}
          icon="arrow-right"
          variant="secondary"
        >
          {t('cashier.wallet.withdraw')}
        </ActionButton>
      </div>
    </Card>
  )
}
