import { useEffect, useEffectEvent } from 'react'
import { usePaymentHold, type Submitter } from './submitter.ts'

/** Reloads what the page displays when the platform has rejected an order: limits or balances differ by now. */
export function useRejected(submitter: Submitter, reload: () => void): void {
  const hold = usePaymentHold(submitter)
  const onRejected = useEffectEvent(reload)
  useEffect(() => {
    if (hold?.status === 'refused') onRejected()
  }, [hold])
}
