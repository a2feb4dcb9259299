const listeners = new Set<() => void>()

/** Asks the games of the page to stop automatic play: the player is about to decide about time or money. */
export function pauseGames(): void {
  for (const listener of listeners) listener()
}

/** Calls `listener` on each `pauseGames`. Returns a function that ends this. */
export function onPauseGames(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
