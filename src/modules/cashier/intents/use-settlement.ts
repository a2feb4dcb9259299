import { useEffect, useState } from 'react'
import { intentKey } from '../../../lib/browser/storage.ts'
import { moneyIntents } from './browser-intents.ts'
import type { Settlement } from './money-intents.ts'
import { usePaymentHold, type Submitter } from './submitter.ts'

/** Polling interval for an unanswered order, in ms. */
const pollInterval = 3000

/** `unreachable`: the history cannot be read at the moment. */
export type ShownSettlement = Settlement | { status: 'unreachable' }

/** Keeps showing a final result once there is nothing left to poll. */
function next(shown: ShownSettlement, found: ShownSettlement): ShownSettlement {
  return found.status === 'none' && (shown.status === 'found' || shown.status === 'expired') ? shown : found
}

/**
 * The state of an order that was sent but not answered: by this page before a reload, by another tab, or just
 * now. Polls the history until the state is known and sends nothing.
 */
export function useSettlement(submitter: Submitter): ShownSettlement {
  const [shown, setShown] = useState<ShownSettlement>({ status: 'none' })
  const isUnknown = usePaymentHold(submitter)?.status === 'unknown'

  useEffect(() => {
    const { kind } = submitter
    let timer: ReturnType<typeof setTimeout> | undefined
    let isGone = false
    async function poll() {
      clearTimeout(timer)
      // This page is still waiting for the answer itself.
      const found: ShownSettlement = submitter.isSending()
        ? { status: 'none' }
        : await moneyIntents.settle(kind).catch(() => ({ status: 'unreachable' as const }))
      if (isGone) return
      setShown((before) => next(before, found))
      if (found.status === 'unknown' || found.status === 'unreachable')
        timer = setTimeout(() => void poll(), pollInterval)
    }
    const onStorage = ({ key }: StorageEvent) => {
      if (key === intentKey(kind)) void poll()
    }
    const onOnline = () => void poll()
    void poll()
    window.addEventListener('storage', onStorage)
    window.addEventListener('online', onOnline)
    window.addEventListener('pageshow', onOnline)
    return () => {
      isGone = true
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('online', onOnline)
      window.removeEventListener('pageshow', onOnline)
    }
  }, [submitter, isUnknown])
  return shown
}
