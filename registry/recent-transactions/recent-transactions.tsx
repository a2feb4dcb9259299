import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { LocalLink } from '../../src/renderer/local-link.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import type { recentTransactions } from './recent-transactions.schema.ts'
import styles from './recent-transactions.module.css'
import { TransactionList } from './views/transaction-list.tsx'

export function RecentTransactions({ id, props }: BlockProps<typeof recentTransactions, ReactNode>) {
  const { t } = useTranslation()
  if (useFacts().user !== 'authenticated') return null
  return (
    <section className={styles.recent} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>{props.title}</h2>
        <LocalLink to={urlOf('cashier-history')}>{t('cashier.wallet.all')}</LocalLink>
      </div>
      <TransactionList count={props.count} />
    </section>
  )
}
