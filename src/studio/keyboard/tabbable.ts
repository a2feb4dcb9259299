const focusable =
  'a[href], button, input, select, textarea, summary, iframe, [contenteditable]:not([contenteditable="false"]), [tabindex]'

/** Whether an element can have the focus: it is part of the page, displayed and enabled. */
export function isThere(element: Element): boolean {
  return (
    element.isConnected &&
    !element.matches(':disabled') &&
    element.closest('[inert]') === null &&
    element.checkVisibility({ visibilityProperty: true })
  )
}

/** Elements that the Tab key may reach, in the order of the document, whether they are displayed or not. */
export const tabStopsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(focusable)].filter(({ tabIndex }) => tabIndex >= 0)

/** Focuses an element that is no control. */
export function focusPart(part: HTMLElement): void {
  if (part.tabIndex < 0 && !part.hasAttribute('tabindex')) part.tabIndex = -1
  part.focus()
}
