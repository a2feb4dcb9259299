import { useEffect, useRef, type RefObject } from 'react'

/**
 * Moves the focus to an outcome when it appears, so that it is in view and announced. `occasion`: a new value is
 * another outcome; undefined: nothing that the visitor has caused.
 */
export function useArrivalFocus<E extends HTMLElement>(occasion: unknown): RefObject<E | null> {
  const box = useRef<E>(null)
  useEffect(() => {
    if (occasion !== undefined) box.current?.focus()
  }, [occasion])
  return box
}
