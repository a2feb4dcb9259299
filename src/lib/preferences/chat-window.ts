import { useSyncExternalStore } from 'react'

/** How the window of the support chat stands. Small, since every page knows it; the chat itself comes later. */
export interface ChatWindow {
  isOpen: boolean
  /** Messages that came while it was closed. */
  unread: number
}

let state: ChatWindow = { isOpen: false, unread: 0 }
const closed = state
const listeners = new Set<() => void>()

function set(next: Partial<ChatWindow>) {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const chatWindow = {
  get: () => state,
  open: () => set({ isOpen: true, unread: 0 }),
  close: () => set({ isOpen: false }),
  /** What is read as it comes is not counted. */
  setUnread: (unread: number) => set({ unread: state.isOpen ? 0 : unread }),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

export function useChatWindow(): ChatWindow {
  return useSyncExternalStore(chatWindow.subscribe, chatWindow.get, () => closed)
}
