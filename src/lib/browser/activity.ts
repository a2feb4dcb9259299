const listeners = new Set<() => void>()

/** Something that the player did where the page cannot see it, such as a round inside a game's frame. */
export function noteActivity(): void {
  for (const listener of listeners) listener()
}

export function onActivity(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
