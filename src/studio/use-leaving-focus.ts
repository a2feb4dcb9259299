import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Moves the focus to `next` when the element is removed while the focus is in it, so that the focus is not lost. */
export function useLeavingFocus<Kind extends HTMLElement>(
  next: (element: Kind) => Element | null | undefined,
): RefObject<Kind | null> {
  const ref = useRef<Kind>(null)
  const latest = useRef(next)
  useLayoutEffect(() => {
    latest.current = next
  })
  useLayoutEffect(() => {
    const element = ref.current
    return () => {
      // Runs before the element leaves the document.
      if (!element?.contains(document.activeElement)) return
      const target = latest.current(element)
      if (target instanceof HTMLElement) target.focus()
    }
  }, [])
  return ref
}
