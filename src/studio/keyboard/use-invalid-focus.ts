import { useEffect, useRef, type RefObject } from 'react'

/**
 * Focuses the first invalid field of a form, or else the first that is required and empty, once there is a reason why it
 * was not accepted; undefined: there is none. Forms that say what is wrong field by field pass the number of their
 * rejections.
 */
export function useInvalidFocus<Kind extends HTMLElement = HTMLFormElement>(
  reason: string | number | undefined,
): RefObject<Kind | null> {
  const form = useRef<Kind>(null)
  useEffect(() => {
    if (reason === undefined || !form.current) return
    const invalid = form.current.querySelector<HTMLElement>('[aria-invalid="true"]')
    const required = form.current.querySelectorAll<HTMLInputElement>('input[aria-required]')
    const wrong = invalid ?? [...required].find(({ value }) => value.trim() === '')
    wrong?.focus()
  }, [reason])
  return form
}
