/** Events that count as an interaction. */
const gestures = ['click', 'dblclick', 'touchstart', 'touchmove', 'touchend'] as const

/** Calls `listener` for each interaction with the page. */
export function onGesture(listener: () => void): () => void {
  for (const name of gestures) document.addEventListener(name, listener, { capture: true, passive: true })
  return () => {
    for (const name of gestures) document.removeEventListener(name, listener, { capture: true })
  }
}
