import { createStore, useStore } from 'zustand'

/** Until the settings are read, and if they name none that exists: that of the browser. */
const store = createStore<{ timeZone: string | undefined }>(() => ({ timeZone: undefined }))

/** The time zone of the edited site. */
export const useSiteTimeZone = (): string | undefined => useStore(store).timeZone

export function setSiteTimeZone(timeZone: unknown): void {
  store.setState({ timeZone: typeof timeZone === 'string' && isZone(timeZone) ? timeZone : undefined })
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
