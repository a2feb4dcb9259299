import { useLayoutEffect, useState, type RefObject } from 'react'

/** The scale, at most 1, at which something of a width fits into an element; a width of 0 always does. */
export function useScaleToFit(element: RefObject<HTMLElement | null>, width: number): number {
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return undefined
    const measure = () => setRoom(box.clientWidth)
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(box)
    return () => sizes.disconnect()
  }, [element])
  return room > 0 && width > 0 ? Math.min(1, room / width) : 1
}
