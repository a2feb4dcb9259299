export { watchForExpiry, leaveExpiredSession, adoptSession, checkSession } from './expired-session.ts'
export { awaitFollowUps, registerFollowUp, runFollowUps } from './follow-ups.ts'
export { isPlayerKnown, notePlayer } from './known-player.ts'
export { logout, requireLogin } from './logout.ts'
export { watchOtherTabs, notifyOtherTabs } from './other-tabs.ts'
export { refreshSession } from './refresh-session.ts'
export {
  emitSessionEvent,
  errorCode,
  onSessionEvent,
  type EntryWay,
  type SessionEvent,
} from './session-events.ts'
export { createSessionStore, sessionStore } from './session-store.ts'
export { SessionContext, useSession } from './use-session.ts'
