/** Once the page has come to life: what it needs itself goes first. Safari knows no idle callbacks. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 500)
}

/** The same, after everything that the document itself asks for is here. */
export function whenLoaded(callback: () => void): void {
  if (document.readyState === 'complete') whenIdle(callback)
  else window.addEventListener('load', () => whenIdle(callback), { once: true })
}
