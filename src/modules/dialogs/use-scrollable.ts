import { useEffect, useState, type RefObject } from 'react'

/** Whether an element overflows, so that it must be scrollable by keyboard. */
export function useScrollable(element: RefObject<HTMLElement | null>): boolean {
  const [scrollable, setScrollable] = useState(false)
  useEffect(() => {
    const box = element.current
    if (!box) return
    const observer = new ResizeObserver(() => setScrollable(box.scrollHeight > box.clientHeight))
    observer.observe(box)
    for (const child of box.children) observer.observe(child)
    return () => observer.disconnect()
  }, [element])
  return scrollable
}
