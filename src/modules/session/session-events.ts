import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { ApiError } from '../../../schemas/api/errors.ts'
import { createEmitter } from '../../lib/emitter.ts'

/** Why a session ended: logout by the player, or inactivity. */
export type LogoutReason = 'player' | 'inactivity'

/** How a player logged in, unless by a form of this site. */
export type EntryWay = 'social' | 'messenger'

/** A change of the session; the application decides what follows. */
export type SessionEvent =
  /** `resumed`: the player whose session expired on this page has logged in again. */
  | { type: 'login' | 'register' | 'resumed'; account: AccountInfo; way?: EntryWay }
  /** The password was correct, the code of the second factor is missing; `giveUp` forgets the login. */
  | { type: 'secondFactorNeeded'; giveUp: () => void }
  | { type: 'logout'; reason: LogoutReason }
  /** `code`: type of the platform's error, or NetworkError. */
  | { type: 'loginFailed' | 'registerFailed' | 'logoutFailed'; code: string }
  /** The platform reports that the session has expired; the page still shows the player. */
  | { type: 'expired' }
  /** The platform reports that the account was deleted; there is a guest now. */
  | { type: 'deleted' }
  /** The session differs from before, for example after a logout in another tab. */
  | { type: 'changed' }

export const { on: onSessionEvent, emit: emitSessionEvent } = createEmitter<[event: SessionEvent]>()

/** The code under which an error is reported. */
export function errorCode(error: unknown): string {
  if (error instanceof ApiError) return error.type
  return error instanceof Error ? error.name : 'UnknownError'
}
