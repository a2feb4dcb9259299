import { useEffect, useState, type ComponentType } from 'react'
import { mayHint } from '../../lib/preferences/hint-rules.ts'
import { logProblem } from '../../lib/log.ts'
import { serverNow } from '../../lib/data/server-clock.ts'
import { useSession } from '../../modules/session/index.ts'
import { mainId } from './page-layout.tsx'

const focusMain = () => document.getElementById(mainId)?.focus({ preventScroll: true })

/** Container of the hints for new players. Their code is loaded only for them, after everything else. */
export function HintsSlot() {
  const { account } = useSession()
  const [Hints, setHints] = useState<ComponentType<{ onClosed: () => void }>>()
  const regTime = account?.reg_time
  useEffect(() => {
    if (regTime === undefined || Hints !== undefined || !mayHint({ regTime, now: serverNow() })) return
    import('../../modules/account/index.ts').then(
      ({ AccountHints }) => setHints(() => AccountHints),
      (problem: unknown) => logProblem('the hints could not be loaded', problem),
    )
  }, [regTime, Hints])
  return Hints && <Hints onClosed={focusMain} />
}
