import { useEffect, useRef, type RefObject } from 'react'

/** A row that scrolls sideways starts with its current entry in view, and follows it when it changes. */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null)
  useEffect(() => {
    const entry = line.current?.querySelector('[aria-current]')
    if (!line.current || !(entry instanceof HTMLElement)) return
    const { scrollLeft, clientWidth } = line.current
    const { offsetLeft, offsetWidth } = entry
    // Browsers with `scroll-initial-target` have scrolled it into view before any code.
    if (offsetLeft >= scrollLeft && offsetLeft + offsetWidth <= scrollLeft + clientWidth) return
    line.current.scrollLeft = offsetLeft - (clientWidth - offsetWidth) / 2
  }, [current])
  return line
}
