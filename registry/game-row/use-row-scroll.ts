import { useCallback, useEffect, useState, type RefObject } from 'react'

export interface RowScroll {
  /** There is more than fits. */
  canScroll: boolean
  isAtStart: boolean
  isAtEnd: boolean
  /** To be called when the list was scrolled. */
  measure: () => void
  scrollBack: () => void
  scrollForward: () => void
}

/** Scrolls a row by as much as is visible of it, and knows whether either end is reached. */
export function useRowScroll(list: RefObject<HTMLElement | null>, itemCount: number): RowScroll {
  const [edges, setEdges] = useState({ canScroll: false, isAtStart: true, isAtEnd: false })

  const measure = useCallback(() => {
    const element = list.current
    if (element === null) return
    const { scrollLeft, clientWidth, scrollWidth } = element
    const next = {
      canScroll: scrollWidth > clientWidth + 1,
      isAtStart: scrollLeft <= 1,
      isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1,
    }
    setEdges((before) =>
      before.canScroll === next.canScroll &&
      before.isAtStart === next.isAtStart &&
      before.isAtEnd === next.isAtEnd
        ? before
        : next,
    )
  }, [list])

  useEffect(() => {
    if (list.current === null) return
    const observer = new ResizeObserver(measure)
    observer.observe(list.current)
    return () => observer.disconnect()
  }, [list, itemCount, measure])

  const scroll = (direction: 1 | -1) => {
    const element = list.current
    if (element === null) return
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    element.scrollBy({ left: direction * element.clientWidth, behavior: isCalm ? 'auto' : 'smooth' })
  }

  return { ...edges, measure, scrollBack: () => scroll(-1), scrollForward: () => scroll(1) }
}
