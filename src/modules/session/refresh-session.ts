import type { AccountInfo } from '../../../schemas/api/entities/account.ts'
import { logProblem } from '../../lib/log.ts'
import { adoptSession } from './expired-session.ts'
import { readAccount } from './read-account.ts'
import { emitSessionEvent } from './session-events.ts'
import { sessionStore } from './session-store.ts'

/** Refreshes the session from the platform. Without an answer it stays unchanged. */
export async function refreshSession(): Promise<void> {
  let account: AccountInfo | null
  try {
    account = await readAccount()
  } catch (error) {
    logProblem('the session cannot be read', error)
    return
  }
  const before = sessionStore.get().account?.uid
  const isResumed = adoptSession(account?.uid)
  sessionStore.set(account)
  if (account !== null && isResumed) emitSessionEvent({ type: 'resumed', account })
  else if (account?.uid !== before) emitSessionEvent({ type: 'changed' })
}
