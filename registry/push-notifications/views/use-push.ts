import { useEffect, useState } from 'react'
import { currentSubscription, pushSupport, type PushSupport } from '../../../src/lib/browser/push.ts'
import { logProblem } from '../../../src/lib/log.ts'

interface BrowserState {
  support: PushSupport
  subscription: PushSubscription | null
}

/** What this browser permits and has; undefined on the server and until it has answered. `check` asks it again. */
export function usePushOfBrowser(): { state: BrowserState | undefined; check: () => void } {
  const [state, setState] = useState<BrowserState>()
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void currentSubscription()
      .catch((error: unknown) => {
        logProblem('the browser does not tell its push subscription', error)
        return null
      })
      .then((subscription) => {
        if (isCurrent) setState({ support: pushSupport(), subscription })
      })
    return () => {
      isCurrent = false
    }
  }, [count])
  return { state, check: () => setCount((before) => before + 1) }
}
