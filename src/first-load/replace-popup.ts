import type { EarlyPopup } from '../lib/browser/boot.ts'
import { lockScroll } from '../lib/browser/scroll-lock.ts'
import { fill, isField, isTypedInto } from './hydration/typed-before-hydration.ts'

/**
 * Calls back when a dialog besides this one is open, before the browser paints it. Returns a function that stops
 * waiting.
 */
function whenOpen(besides: HTMLDialogElement, callback: (dialog: HTMLDialogElement) => void): () => void {
  const observer = new MutationObserver(() => {
    const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
    const dialog = open.find((other) => other !== besides)
    if (dialog === undefined) return
    observer.disconnect()
    callback(dialog)
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}

/** Repeats what was done in one element in another one with the same elements. */
function repeat(
  before: readonly HTMLElement[],
  after: readonly HTMLElement[],
  { focused, clicks }: { focused: HTMLElement | undefined; clicks: readonly Element[] },
) {
  const counterpartOf = (element: HTMLElement) => after[before.indexOf(element)]
  for (const element of before) {
    const counterpart = counterpartOf(element)
    if (isField(element) && isField(counterpart) && isTypedInto(element))
      fill(counterpart, { value: element.value, checked: 'checked' in element && element.checked })
    if (element.scrollTop > 0) counterpart?.scrollTo(0, element.scrollTop)
  }
  const counterpart = focused && counterpartOf(focused)
  counterpart?.focus({ preventScroll: true })
  if (isSelectable(focused) && isSelectable(counterpart))
    counterpart.setSelectionRange(focused.selectionStart, focused.selectionEnd)
  for (const button of clicks) if (button instanceof HTMLElement) counterpartOf(button)?.click()
}

const isSelectable = (element: unknown): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.selectionStart !== null

/** A spinner turns for ever: to finish it is an error. */
const hasEnd = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Infinity

/** The application's popup, whose content is complete. */
interface Replacement {
  open: () => void
  close: () => void
}

/**
 * Replaces the server's popup by the application's, which is the same element for element. What was typed, the
 * focus, the scroll positions and the clicks pass over; until then the server's popup can be used, and closed.
 */
export function replaceEarly({ dialog, clicks, leave }: EarlyPopup, { open, close }: Replacement): void {
  // The replacement takes the focus when it opens.
  let focused = document.activeElement
  dialog.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target
  })
  const stop = whenOpen(dialog, (replacement) => {
    dialog.removeEventListener('close', closeBoth)
    // It is closed already, but its close event has not fired yet.
    if (!dialog.open) return close()
    for (const animation of replacement.getAnimations({ subtree: true }))
      if (hasEnd(animation)) animation.finish()
    const [before, after] = [dialog, replacement].map((root) => [...root.querySelectorAll<HTMLElement>('*')])
    if (before && after)
      repeat(before, after, { focused: before.find((element) => element === focused), clicks })
    leave()
    // The application's dialog has locked it.
    lockScroll()
  })
  // Closed while the replacement was being rendered.
  function closeBoth() {
    stop()
    close()
  }
  dialog.addEventListener('close', closeBoth)
  open()
}
