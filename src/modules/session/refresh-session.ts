import { ApiError } from '../../../schemas/api/errors.ts'
import { callApi } from '../../lib/api/client.ts'
import { logProblem } from '../../lib/log.ts'
import { emitSessionEvent } from './session-events.ts'
import { sessionStore } from './session-store.ts'

async function readAccount() {
  try {
    return await callApi('account.getInfo')
  } catch (error) {
    if (error instanceof ApiError && error.type === 'AuthorizationException') return null
    throw error
  }
}

/** Asks the platform who is here. Without an answer the session stays as it is known. */
export async function refreshSession(): Promise<void> {
  const before = sessionStore.get().account?.uid
  try {
    sessionStore.set(await readAccount())
  } catch (error) {
    logProblem('the session cannot be read', error)
    return
  }
  if (sessionStore.get().account?.uid !== before) emitSessionEvent({ type: 'changed' })
}
