import { useEffect, useRef, type RefObject } from 'react'

/** A row that scrolls sideways starts with its current entry in view, and follows it when it changes. */
export function useCurrentInView<Line extends HTMLElement>(current: string): RefObject<Line | null> {
  const line = useRef<Line>(null)
  useEffect(() => {
    const entry = line.current?.querySelector('[aria-current]')
    if (!line.current || !(entry instanceof HTMLElement)) return
    const { left, right } = line.current.getBoundingClientRect()
    const box = entry.getBoundingClientRect()
    // Browsers with `scroll-initial-target` have scrolled it into view before any code.
    if (box.left >= left && box.right <= right) return
    line.current.scrollLeft = entry.offsetLeft - (line.current.clientWidth - entry.offsetWidth) / 2
  }, [current])
  return line
}
