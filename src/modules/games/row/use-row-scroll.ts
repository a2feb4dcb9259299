import { useEffect, useState, type RefObject } from 'react'
import { reducesMotion } from '../../../lib/browser/motion.ts'

interface Edges {
  /** The content is wider than the row. */
  canScroll: boolean
  isAtStart: boolean
  isAtEnd: boolean
}

export interface RowScroll extends Edges {
  /** Call after the list has scrolled. */
  measure: () => void
  scrollBack: () => void
  scrollForward: () => void
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): Edges {
  // Where text runs from right to left, positions are negative.
  const fromStart = Math.abs(scrollLeft)
  return {
    canScroll: scrollWidth > clientWidth + 1,
    isAtStart: fromStart <= 1,
    isAtEnd: fromStart + clientWidth >= scrollWidth - 1,
  }
}

const isRightToLeft = (element: HTMLElement) => getComputedStyle(element).direction === 'rtl'

/** Keeps the same object if nothing has changed, so that scrolling does not render the row again. */
function changed(before: Edges, after: Edges): Edges {
  const isSame =
    before.canScroll === after.canScroll &&
    before.isAtStart === after.isAtStart &&
    before.isAtEnd === after.isAtEnd
  return isSame ? before : after
}

/** Scrolls a row by its visible width and knows whether an end is reached. `content` identifies the content. */
export function useRowScroll(list: RefObject<HTMLElement | null>, content: string): RowScroll {
  const [edges, setEdges] = useState<Edges>({ canScroll: true, isAtStart: true, isAtEnd: false })

  useEffect(() => {
    const element = list.current
    if (element === null) return
    const observer = new ResizeObserver(() => setEdges((before) => changed(before, edgesOf(element))))
    observer.observe(element)
    return () => observer.disconnect()
  }, [list, content])

  const measure = () => {
    const element = list.current
    if (element !== null) setEdges((before) => changed(before, edgesOf(element)))
  }
  const scroll = (direction: 1 | -1) => {
    const element = list.current
    if (element === null) return
    const left = (isRightToLeft(element) ? -direction : direction) * element.clientWidth
    element.scrollBy({ left, behavior: reducesMotion() ? 'auto' : 'smooth' })
  }

  return { ...edges, measure, scrollBack: () => scroll(-1), scrollForward: () => scroll(1) }
}
