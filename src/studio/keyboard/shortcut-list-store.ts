import { createStore } from 'zustand'

/** Whether the list of keyboard shortcuts is open: a key, a command and a menu open it. */
export const shortcutListStore = createStore(() => ({ isOpen: false }))

export const showShortcuts = () => shortcutListStore.setState({ isOpen: true })
