import type { AccountInfo } from '../../../schemas/api/entities.ts'

/** What happened to the session; the application decides what follows. */
export type SessionEvent =
  | { type: 'login' | 'register'; account: AccountInfo }
  | { type: 'logout' }
  /** `code`: type of the platform's error, or NetworkError. */
  | { type: 'loginFailed' | 'registerFailed' | 'logoutFailed'; code: string }
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
