import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isMotionHeld } from '../../lib/browser/motion.ts'
import { serverNow } from '../../lib/data/server-clock.ts'

const second = 1000

/** The units of a duration, largest first. */
export const timeUnits = ['days', 'hours', 'minutes', 'seconds'] as const
export type TimeLeft = Readonly<Record<(typeof timeUnits)[number], number>> & { isOver: boolean }

function everySecond(onTick: () => void): () => void {
  const timer = setInterval(onTick, second)
  return () => clearInterval(timer)
}
let lastTime = 0
function timeNow(): number {
  if (!isMotionHeld() || lastTime === 0) lastTime = serverNow()
  return lastTime
}
/** The page may be cached, so only the browser knows the remaining time. */
const unknown = () => null

/** The time left until a time in milliseconds since 1970; null in the server's HTML. */
export function useTimeLeft(end: number): TimeLeft | null {
  // Rounded once: rounding the end up and the present down would add up to a second.
  const secondsLeft = () => Math.max(0, Math.ceil((end - timeNow()) / second))
  const left = useSyncExternalStore(everySecond, secondsLeft, unknown)
  if (left === null) return null
  return {
    days: Math.floor(left / 86_400),
    hours: Math.floor(left / 3600) % 24,
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
    isOver: left === 0,
  }
}

/** Delay of the callback after the end, in case the answering server's clock is behind. */
const graceMs = 3000

/** The same, with a callback once the time is over. */
export function useCountdown(end: number, onEnd: () => void): TimeLeft | null {
  const left = useTimeLeft(end)
  const isOver = left?.isOver === true
  const notifyEnd = useEffectEvent(onEnd)
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(() => notifyEnd(), graceMs)
    return () => clearTimeout(timer)
  }, [isOver, end])
  return left
}
