import { urlOf } from '../../schemas/roles/role-table.ts'
import type { ReactNode } from 'react'
import useSWR from 'swr'
import type { BlockProps } from '../../schemas/component.ts'
import { callApi } from '../../src/lib/api/client.ts'
import { useTranslation } from '../../src/lib/i18n/use-translation.ts'
import { ActionButton } from '../../src/renderer/action-button.tsx'
import { useFacts } from '../../src/renderer/render-context.tsx'
import { useLoad } from '../../src/renderer/use-load.ts'
import { EmptyState } from '../../src/ui/states/empty-state.tsx'
import { ErrorState } from '../../src/ui/states/error-state.tsx'
import { Skeleton } from '../../src/ui/states/skeleton.tsx'
import { load } from './receipt.load.ts'
import type { receipt } from './receipt.schema.ts'
import { ReceiptCard } from './views/receipt-card.tsx'

type ReceiptProps = BlockProps<typeof receipt, ReactNode>

export function Receipt(props: ReceiptProps) {
  return useFacts().user !== 'authenticated' ? <NoReceipt /> : <PlayerReceipt {...props} />
}

function PlayerReceipt(block: ReceiptProps) {
  const { t } = useTranslation()
  const requestedId = useFacts().query['transaction']
  const payments = useLoad(load, 'payments', block)
  const items = payments.data?.items
  const found =
    requestedId === undefined ? items?.[0] : items?.find((item) => String(item.id) === requestedId)
  const depositId = found?.type === 'deposit' ? found.id : undefined
  // Only deposits have a fee and a reason; the receipt is displayed without them until they are loaded.
  const { data: info } = useSWR(depositId === undefined ? null : ['cashier.getdepositinfo', depositId], () =>
    callApi('cashier.getdepositinfo', { id: depositId ?? 0 }),
  )
  if (found !== undefined) return <ReceiptCard transaction={found} info={info} />
  if (items !== undefined) return <NoReceipt />
  if (payments.error !== undefined)
    return (
      <ErrorState
        title={t('cashier.history.error.title')}
        text={t('cashier.history.error.text')}
        retryLabel={t('cashier.retry')}
        onRetry={payments.retry}
      />
    )
  return <Skeleton height="420px" />
}

function NoReceipt() {
  const { t } = useTranslation()
  return (
    <EmptyState emblem="cards" title={t('cashier.receipt.none.title')} text={t('cashier.receipt.none.text')}>
      <ActionButton action={{ type: 'navigate', to: urlOf('cashier-history') }} variant="secondary">
        {t('cashier.wallet.all')}
      </ActionButton>
    </EmptyState>
  )
}
