import { isGuest } from '../../../schemas/api/entity-id.ts'
import { createStore } from 'zustand'
import type { AccountInfo } from '../../../schemas/api/entities/account.ts'

export interface Session {
  /** null for a guest. */
  account: AccountInfo | null
  isAuthenticated: boolean
  /** The platform did not tell the server whose session it is: the visitor may be a player. */
  isUnknown: boolean
}

export interface SessionStore {
  get: () => Session
  set: (account: AccountInfo | null) => void
  /** The session of the server's HTML. Blocks that hydrate after a login or logout start from it. */
  rendered: () => Session
  /** Sets the session of the server's HTML, before hydration. */
  start: (account: AccountInfo | null, isUnknown?: boolean) => void
  subscribe: (listener: () => void) => () => void
}

function sessionOf(account: AccountInfo | null, isUnknown = false): Session {
  return account !== null && !isGuest(account)
    ? { account, isAuthenticated: true, isUnknown: false }
    : { account: null, isAuthenticated: false, isUnknown }
}

/** One store per request on the server, one for the life of the page in the browser. */
export function createSessionStore(account: AccountInfo | null = null, isUnknown = false): SessionStore {
  let rendered = sessionOf(account, isUnknown)
  const store = createStore(() => rendered)
  return {
    get: store.getState,
    set: (next) => store.setState(sessionOf(next), true),
    rendered: () => rendered,
    start: (first, isFirstUnknown) => {
      rendered = sessionOf(first, isFirstUnknown)
      store.setState(rendered, true)
    },
    subscribe: store.subscribe,
  }
}

/** The browser's session. */
export const sessionStore = createSessionStore()
