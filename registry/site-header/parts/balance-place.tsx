import { useEffect, useState, type ComponentType } from 'react'
import { logProblem } from '../../../src/lib/log.ts'
import { FirstBalance } from './first-balance.tsx'
import type { PlayerToolsProps } from './player-tools.tsx'
import styles from './balance-place.module.css'

/**
 * Container of the balance and the bell. Their code is loaded after hydration, so that guests do not load what only
 * players need; until then, the balance is that of the page's HTML. It has its final size from the start.
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
      {Tools ? <Tools {...props} /> : <FirstBalance isQuiet={props.isQuiet} />}
    </div>
  )
}
