import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { DepositPanel } from '../../src/modules/cashier/index.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import { EmptyState } from '../../src/ui/empty-state.tsx'
import { ErrorState } from '../../src/ui/error-state.tsx'
import { Skeleton } from '../../src/ui/skeleton.tsx'
import type { deposit } from './deposit.schema.ts'
import styles from './deposit.module.css'

type DepositProps = BlockProps<typeof deposit, ReactNode>

export function Deposit({ id, data }: DepositProps) {
  const { t } = useTranslation()
  const { user } = useFacts()
  return (
    <section className={styles.deposit} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`} className={styles.title}>
        {t('cashier.title')}
      </h1>
      {user === 'guest' ? <GuestDeposit /> : <PlayerDeposit id={id} data={data} />}
    </section>
  )
}

/** The deposit may stand on a public page: there is nothing to pay into yet. */
function GuestDeposit() {
  const { t } = useTranslation()
  return (
    <EmptyState emblem="coins" title={t('cashier.guest.title')} text={t('cashier.guest.text')}>
      <ActionButton action={{ type: 'openPopup', popup: 'login' }}>{t('cashier.guest.login')}</ActionButton>
    </EmptyState>
  )
}

function PlayerDeposit({ id, data }: Pick<DepositProps, 'id' | 'data'>) {
  const { t } = useTranslation()
  const settings = useBlockData(id, 'settings', () => callApi('cashier.getdepositsettings'), data.settings)
  return (
    <>
      {settings.data !== undefined && (
        <DepositPanel
          methods={settings.data.items}
          empty={
            <EmptyState emblem="coins" title={t('cashier.empty.title')} text={t('cashier.empty.text')}>
              <ActionButton action={{ type: 'navigate', to: '/support' }} variant="secondary">
                {t('cashier.empty.support')}
              </ActionButton>
            </EmptyState>
          }
        />
      )}
      {settings.data === undefined && settings.error !== undefined && (
        <ErrorState
          title={t('cashier.error.title')}
          text={t('cashier.error.text')}
          retryLabel={t('cashier.retry')}
          onRetry={settings.retry}
        />
      )}
      {settings.data === undefined && settings.error === undefined && <DepositSkeleton />}
    </>
  )
}

function DepositSkeleton() {
  return (
    <div className={styles.skeletons} aria-hidden="true">
      <Skeleton height="190px" />
      <Skeleton height="220px" />
      <Skeleton height="240px" />
    </div>
  )
}
