export { followRefusals, leaveExpiredSession } from './expired-session.ts'
export {
  awaitFollowUps,
  registerFollowUp,
  runFollowUps,
  type FollowUp,
  type FollowUpStage,
} from './follow-ups.ts'
export {
  enterByMessenger,
  enterBySocialLogin,
  login,
  logout,
  register,
  resendLoginCode,
} from './operations.ts'
export { followOtherTabs } from './other-tabs.ts'
export { restoredLogin } from './recovery.ts'
export { refreshSession } from './refresh-session.ts'
export { onSessionEvent, type LogoutReason, type SessionEvent } from './session-events.ts'
export { secondFactor, useSecondFactor } from './second-factor.ts'
export { createSessionStore, sessionStore, type Session, type SessionStore } from './session-store.ts'
export { SessionContext, useSession } from './use-session.ts'
