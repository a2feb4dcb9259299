import { createStore, useStore } from 'zustand'

/** State of the support chat's window. Every page loads it; the chat itself is loaded later. */
export interface ChatWindow {
  isOpen: boolean
  /** Number of messages that arrived while the window was closed. */
  unread: number
}

const store = createStore<ChatWindow>(() => ({ isOpen: false, unread: 0 }))

export const chatWindow = {
  get: store.getState,
  open: () => store.setState({ isOpen: true, unread: 0 }),
  close: () => store.setState({ isOpen: false }),
  /** Messages that arrive in an open window count as read. */
  setUnread: (unread: number) => store.setState(({ isOpen }) => ({ unread: isOpen ? 0 : unread })),
}

export const useChatWindow = (): ChatWindow => useStore(store)
