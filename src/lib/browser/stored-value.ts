import { createStore, useStore } from 'zustand'
import { readItem, removeItem, writeItem, type StorageKey } from './storage.ts'

/** A text in the local storage that components can subscribe to; null while there is none. */
export interface StoredValue {
  get: () => string | null
  /** Stores the text, or removes it with null. Without storage it is kept in memory until the page is left. */
  set: (value: string | null) => void
  /** Calls the listener after each change, in this tab or in another. */
  subscribe: (listener: () => void) => () => void
  /** null on the server and in the first render of the browser, which hydrates the server's HTML. */
  use: () => string | null
}

export function createStoredValue(key: StorageKey): StoredValue {
  const store = createStore<string | null>(() => null)
  if (typeof window !== 'undefined') {
    store.setState(readItem('local', key))
    window.addEventListener('storage', (event) => {
      // The key is null after another tab has cleared the whole storage.
      if (event.key === key || event.key === null) store.setState(readItem('local', key))
    })
  }
  return {
    get: store.getState,
    set(value) {
      if (value === null) removeItem('local', key)
      else writeItem('local', key, value)
      store.setState(value)
    },
    subscribe: store.subscribe,
    use: () => useStore(store),
  }
}
