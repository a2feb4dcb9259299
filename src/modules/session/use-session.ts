import { createContext, use, useSyncExternalStore } from 'react'
import { sessionStore, type Session } from './session-store.ts'

/** The store of the page that is rendered; the server gives one for each request. */
export const SessionContext = createContext(sessionStore)

/** Who is here; follows login and logout, those of other tabs too. */
export function useSession(): Session {
  const store = use(SessionContext)
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
