import { createStore, useStore } from 'zustand'

const store = createStore<string | undefined>(() => undefined)

/** What a player lacks in a game, for the deposit that opens over its page: the address belongs to the game. */
export const missingAmount = {
  set: (amount: string | undefined) => store.setState(amount, true),
  use: () => useStore(store),
}
