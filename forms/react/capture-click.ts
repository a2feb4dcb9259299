import type { PointerEvent } from 'react'

/**
 * A click counts for the element where it began: when a corrected field loses the focus its message
 * disappears, and a control below would move away from the pointer. A link inside a label keeps its own click, which
 * would otherwise tick the box.
 */
export function captureClick({ currentTarget, target, pointerId }: PointerEvent<HTMLElement>) {
  const inner = target instanceof Element ? target.closest('a, button') : null
  if (inner === null || inner.contains(currentTarget)) currentTarget.setPointerCapture(pointerId)
}
