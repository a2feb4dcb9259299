import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { refreshBalance } from '../../src/modules/balance/index.ts'
import { PaymentResult as PaymentResultCard } from '../../src/modules/cashier/index.ts'
import type { paymentResult } from './payment-result.schema.ts'

export function PaymentResult({ props, data, params }: BlockProps<typeof paymentResult, ReactNode>) {
  const history = data.history?.status === 'success' ? data.history.data : undefined
  return (
    <PaymentResultCard
      {...props}
      transactionId={params.transaction}
      history={history}
      onSuccess={refreshBalance}
    />
  )
}
