const lock = 'data-scroll-locked'

/** Width of the scroll bar that a lock would hide, in pixels; phones have none. */
export const scrollbarWidth = (): number => innerWidth - document.documentElement.clientWidth

/** Keeps the page behind a dialog from scrolling; reset.css does the rest. */
export function lockScroll(scrollbar = scrollbarWidth()): void {
  const { documentElement: root } = document
  // A property of the root element is computed anew for every element. A dialog that is being replaced has locked the
  // page already.
  if (scrollbar > 0 && !root.hasAttribute(lock)) root.style.setProperty('--scrollbar-width', `${scrollbar}px`)
  root.setAttribute(lock, '')
}

export function unlockScroll(): void {
  document.documentElement.removeAttribute(lock)
}
