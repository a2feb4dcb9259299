import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'

/** Why a session ended: because the player said so, or because nothing was done for too long. */
export type LogoutReason = 'player' | 'inactivity'

/** How a player came in, where not by a form of this site. */
export type EntryWay = 'social' | 'messenger'

/** What happened to the session; the application decides what follows. */
export type SessionEvent =
  /** `resumed`: the player whose session had ended in the middle of a page is back on it. */
  | { type: 'login' | 'register' | 'resumed'; account: AccountInfo; way?: EntryWay }
  /** The password was right, the code of the second factor is still to come; `giveUp` forgets the login. */
  | { type: 'secondFactorNeeded'; giveUp: () => void }
  | { type: 'logout'; reason: LogoutReason }
  /** `code`: type of the platform's error, or NetworkError. */
  | { type: 'loginFailed' | 'registerFailed' | 'logoutFailed'; code: string }
  /** The platform says that the session is over; the page still shows the player. */
  | { type: 'expired' }
  /** Found to be another one than before, for example after a logout in another tab. */
  | { type: 'changed' }

const listeners = new Set<(event: SessionEvent) => void>()

export function onSessionEvent(listener: (event: SessionEvent) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function emitSessionEvent(event: SessionEvent): void {
  for (const listener of listeners) listener(event)
}

/** What a failure is reported as. */
export function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.type
  return error instanceof Error ? error.name : 'UnknownError'
}
