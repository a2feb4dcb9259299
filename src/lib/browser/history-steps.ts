/** Handles a step through the browser's history; true: nobody else shall. */
type Handler = (event: PopStateEvent) => boolean

const handlers = new Set<Handler>()
let isWatching = false

function step(event: PopStateEvent): void {
  // What was opened last is left first.
  for (const handle of [...handlers].reverse()) if (handle(event)) return event.stopImmediatePropagation()
}

/**
 * Listens for steps through the history. Must be called before the router is created: Chromium calls the listeners of
 * the window in the order of their registration, whether they capture or not.
 */
export function watchHistory(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('popstate', step, true)
}

/** Adds a handler that is called before the router's, and returns a function that removes it. */
export function onHistoryStep(handler: Handler): () => void {
  watchHistory()
  handlers.add(handler)
  return () => handlers.delete(handler)
}
