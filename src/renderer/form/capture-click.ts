import type { PointerEvent } from 'react'

/**
 * A click counts for the element where it began: when a corrected field loses the focus its message
 * disappears, and a control below would move away from the pointer.
 */
export function captureClick({ currentTarget, pointerId }: PointerEvent<HTMLElement>) {
  currentTarget.setPointerCapture(pointerId)
}
