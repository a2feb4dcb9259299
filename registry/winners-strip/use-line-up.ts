import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { reducesMotion } from '../../src/lib/browser/motion.ts'
import { advance, type ShownWin } from './line-up.ts'

const slide = { duration: 600, easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)' }

/** The strip is hovered, focused or out of view, nothing may move, or all wins fit. */
function isHeld(strip: HTMLElement): boolean {
  return (
    document.hidden ||
    strip.scrollLeft > 0 ||
    strip.scrollWidth <= strip.clientWidth ||
    strip.matches(':hover') ||
    strip.contains(document.activeElement) ||
    reducesMotion()
  )
}

/** The wins in the order shown: a new one slides in every `seconds`, unless the strip is stopped or paused. */
export function useLineUp(
  strip: RefObject<HTMLElement | null>,
  latest: readonly ShownWin[],
  isStopped: boolean,
  seconds = 4,
): readonly ShownWin[] {
  const [moved, setMoved] = useState(latest)
  const shown = moved.length > 0 ? moved : latest

  const step = useEffectEvent(() => {
    const list = strip.current?.firstElementChild
    if (!strip.current || !list || isHeld(strip.current)) return
    // Rendered synchronously, to measure the width of the new one.
    flushSync(() => setMoved(advance(shown, latest)))
    const [first, second] = list.children
    if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return
    const width = second.offsetLeft - first.offsetLeft
    list.animate({ transform: [`translateX(${-width}px)`, 'none'] }, slide)
  })

  useEffect(() => {
    if (isStopped) return
    const timer = setInterval(() => step(), seconds * 1000)
    return () => clearInterval(timer)
  }, [isStopped, seconds])

  return shown
}
