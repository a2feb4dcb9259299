import { useEffect, useState, type ComponentType } from 'react'
import { logProblem } from '../../../src/lib/log.ts'
import styles from './balance-place.module.css'

/**
 * Container of the balance. Its content is loaded after hydration, so that guests do not load code
 * that only players need. It has its final size from the start.
 */
export function BalancePlace({ isQuiet }: { isQuiet: boolean }) {
  const [Pill, setPill] = useState<ComponentType<{ isQuiet?: boolean }>>()
  useEffect(() => {
    import('../../../src/modules/balance/index.ts').then(
      ({ BalancePill }) => setPill(() => BalancePill),
      (problem: unknown) => logProblem('the balance could not be loaded', problem),
    )
  }, [])
  return <div className={styles.place}>{Pill && <Pill isQuiet={isQuiet} />}</div>
}
