declare global {
  interface Window {
    /** Set by boot.js, which stores clicks on buttons made before the application is loaded. */
    __marqueeBoot?: { done: () => Element[] }
  }
}

/**
 * Replays each early click once. In a later task, because React does not handle
 * events while it hydrates.
 */
export function replayEarlyClicks(): () => void {
  const timer = setTimeout(() => {
    for (const element of window.__marqueeBoot?.done() ?? []) {
      if (element instanceof HTMLElement && element.isConnected) element.click()
    }
  })
  return () => clearTimeout(timer)
}
