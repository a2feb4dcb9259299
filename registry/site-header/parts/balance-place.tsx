import { useEffect, useState, type ComponentType } from 'react'
import { logProblem } from '../../../src/lib/log.ts'
import type { PlayerToolsProps } from './player-tools.tsx'
import styles from './balance-place.module.css'

/**
 * Container of the balance and the bell. Its content is loaded after hydration, so that guests do not load code
 * that only players need. It has its final size from the start.
 */
export function BalancePlace(props: PlayerToolsProps) {
  const [Tools, setTools] = useState<ComponentType<PlayerToolsProps>>()
  useEffect(() => {
    import('./player-tools.tsx').then(
      ({ PlayerTools }) => setTools(() => PlayerTools),
      (problem: unknown) => logProblem('the balance could not be loaded', problem),
    )
  }, [])
  return (
    <div className={styles.place} data-bell={props.hasBell || undefined}>
      {Tools && <Tools {...props} />}
    </div>
  )
}
