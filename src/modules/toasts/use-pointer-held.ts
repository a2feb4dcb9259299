import { useEffect, useSyncExternalStore } from 'react'

/** Milliseconds after which a finger that was lifted no longer taps. */
const settleMs = 200

const idle = () => () => undefined

let isHeld = false
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

function change(now: boolean) {
  clearTimeout(timer)
  if (now === isHeld) return
  isHeld = now
  for (const listener of listeners) listener()
}
const hold = () => change(true)
function release() {
  clearTimeout(timer)
  timer = setTimeout(() => change(false), settleMs)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Whether a pointer is down, or was until a moment ago: what moves now may get a click that was meant for another.
 * False unless `watching`, so that taps render nothing; the pointer is observed all the time, as it may be down before.
 */
export function usePointerHeld(watching: boolean): boolean {
  useEffect(() => {
    // Captured: no control may hide its pointer.
    const options = { capture: true, passive: true }
    addEventListener('pointerdown', hold, options)
    addEventListener('pointerup', release, options)
    addEventListener('pointercancel', release, options)
    return () => {
      change(false)
      removeEventListener('pointerdown', hold, options)
      removeEventListener('pointerup', release, options)
      removeEventListener('pointercancel', release, options)
    }
  }, [])
  return useSyncExternalStore(
    watching ? subscribe : idle,
    () => watching && isHeld,
    () => false,
  )
}
