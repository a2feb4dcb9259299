import { useCallback, type ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { takeBackUrl } from '../../src/lib/urls/back-url.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { runAction } from '../../src/renderer/actions.ts'
import { useConfig } from '../../src/renderer/render-context.tsx'
import type { paymentResult } from './payment-result.schema.ts'
import { PaymentResult as PaymentResultCard } from './views/payment-result.tsx'

export function PaymentResult({ props, data, params }: BlockProps<typeof paymentResult, ReactNode>) {
  const { site } = useConfig()
  const succeed = useCallback(() => {
    refreshBalance()
    const back = takeBackUrl('payment', site)
    if (back !== undefined) runAction({ type: 'navigate', to: back, external: true })
  }, [site])
  const history = data.history?.status === 'success' ? data.history.data : undefined
  return (
    <PaymentResultCard {...props} transactionId={params.transaction} history={history} onSuccess={succeed} />
  )
}
