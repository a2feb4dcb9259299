import { createStore } from 'zustand'

const count = createStore(() => 0)

/** Reports activity of the player that the page cannot observe, such as a round inside a game's iframe. */
export function noteActivity(): void {
  count.setState((before) => before + 1)
}

/** @returns stops calling the listener */
export function onActivity(listener: () => void): () => void {
  return count.subscribe(listener)
}
