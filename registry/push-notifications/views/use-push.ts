import { useEffect, useState } from 'react'
import { currentSubscription } from '../../../src/lib/browser/push.ts'
import { logProblem } from '../../../src/lib/log.ts'

interface BrowserState {
  /** null: none; undefined on the server and until the browser has answered. */
  subscription: PushSubscription | null | undefined
  /** Asks the browser again. */
  check: () => void
}

/** The subscription that this browser has. */
export function usePushOfBrowser(): BrowserState {
  const [subscription, setSubscription] = useState<PushSubscription | null>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void currentSubscription()
      .catch((error: unknown) => {
        logProblem('the browser does not tell its push subscription', error)
        return null
      })
      .then((found) => {
        if (isCurrent) setSubscription(found)
      })
    return () => {
      isCurrent = false
    }
  }, [count])
  return { subscription, check: () => setCount((before) => before + 1) }
}
