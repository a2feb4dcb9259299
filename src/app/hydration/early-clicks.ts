declare global {
  interface Window {
    /** Left by boot.js, which keeps the clicks on buttons that come before the application. */
    __marqueeBoot?: { done: () => Element[] }
  }
}

/**
 * Carries out the clicks that came too early, each once. In a later task: React does not answer
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
