import { createContext, use, useSyncExternalStore } from 'react'
import { sessionStore, type Session } from './session-store.ts'

/** The store of the rendered page; the server provides one per request. */
export const SessionContext = createContext(sessionStore)

/** The current session, updated on login and logout, also in other tabs. */
export function useSession(): Session {
  const store = use(SessionContext)
  return useSyncExternalStore(store.subscribe, store.get, store.rendered)
}
