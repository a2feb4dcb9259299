const listeners = new Set<() => void>()

/**
 * Asks the games of the page to stop automatic play: below a dialog the player cannot reach the button that stops it.
 * The page of a game calls this for every dialog, a reminder already before its dialog is loaded.
 */
export function pauseGames(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` on each `pauseGames`. Returns a function that ends this. */
export function onPauseGames(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
