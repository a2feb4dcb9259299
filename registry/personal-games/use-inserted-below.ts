import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Whether content of this height may appear now: at once if it was there when the block was rendered first, later
 * only while the block is below the viewport. Anything else would move what the player looks at or taps.
 */
export function useInsertedBelow(blockId: string, isReady: boolean): boolean {
  const [isInserted, setInserted] = useState(isReady)
  const isWaiting = isReady && !isInserted
  const check = useEffectEvent(() => {
    const container = document.querySelector(`[data-block="${blockId}"]`)
    if (container !== null && container.getBoundingClientRect().top >= window.innerHeight) setInserted(true)
  })
  useEffect(() => {
    if (!isWaiting) return
    queueMicrotask(() => check())
    window.addEventListener('scroll', check, { passive: true })
    window.addEventListener('resize', check)
    return () => {
      window.removeEventListener('scroll', check)
      window.removeEventListener('resize', check)
    }
  }, [isWaiting])
  return isInserted
}
