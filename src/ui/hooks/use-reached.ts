import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

export interface Reached {
  isReached: boolean
  reach: () => void
}

/** Whether the pointer or the focus has reached an element, which needs all of its content only then. */
export function useReached(): Reached {
  const [isReached, setReached] = useState(false)
  return { isReached, reach: () => setReached(true) }
}

/** Calls back on mount if the user has scrolled the row before its code was loaded. */
export function useScrolledBefore(row: RefObject<HTMLElement | null>, callback: () => void): void {
  const call = useEffectEvent(callback)
  useEffect(() => {
    if (row.current !== null && row.current.scrollLeft !== 0) call()
  }, [row])
}
