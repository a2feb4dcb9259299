import { useEffect, useState } from 'react'
import type { AuthUser } from '../../../schemas/cms/accounts.ts'
import { logProblem } from '../../lib/log.ts'
import { fetchAuthUser } from './completion.ts'

export type AuthUserState =
  | { status: 'pending' }
  | { status: 'error' }
  | { status: 'success'; data: AuthUser }

/** The user as the content service knows them, loaded once. */
export function useAuthUser(): AuthUserState {
  const [state, setState] = useState<AuthUserState>({ status: 'pending' })
  useEffect(() => {
    const controller = new AbortController()
    fetchAuthUser(controller.signal).then(
      (data) => setState({ status: 'success', data }),
      (error: unknown) => {
        if (controller.signal.aborted) return
        logProblem('the user cannot be read', error)
        setState({ status: 'error' })
      },
    )
    return () => controller.abort()
  }, [])
  return state
}
