/** Runs after the page's own work. Safari has no idle callbacks. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 500)
}

/** The same, after the document and its resources are loaded. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') whenIdle(callback)
  else window.addEventListener('load', () => whenIdle(callback), { once: true })
}
