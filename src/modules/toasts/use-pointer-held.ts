import { useEffect, useState } from 'react'

/** Milliseconds after which a finger that was lifted no longer taps. */
const settleMs = 200

/** Whether a pointer is down, or was until a moment ago: what moves now may get a click that was meant for another. */
export function usePointerHeld(): boolean {
  const [isHeld, setIsHeld] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function hold() {
      clearTimeout(timer)
      setIsHeld(true)
    }
    function release() {
      clearTimeout(timer)
      timer = setTimeout(() => setIsHeld(false), settleMs)
    }
    // Captured: no control may hide its pointer.
    const options = { capture: true, passive: true }
    addEventListener('pointerdown', hold, options)
    addEventListener('pointerup', release, options)
    addEventListener('pointercancel', release, options)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', hold, options)
      removeEventListener('pointerup', release, options)
      removeEventListener('pointercancel', release, options)
    }
  }, [])
  return isHeld
}
