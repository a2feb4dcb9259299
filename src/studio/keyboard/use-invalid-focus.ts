import { useEffect, useRef, type RefObject } from 'react'

/** Focuses the first invalid field of a form once there is a reason why it was not accepted. */
export function useInvalidFocus(reason: string | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const isRejected = reason !== undefined
  useEffect(() => {
    if (isRejected) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isRejected, reason])
  return form
}
