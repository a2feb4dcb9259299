import { createContext, use } from 'react'
import type { StudioUser } from '../../../schemas/studio/answers.ts'
import { roleAllows, type Role } from '../../../schemas/studio/roles.ts'

export interface StudioSessionValue {
  user: StudioUser
  signOut: () => void
  /** Counts how often the user has signed in again without leaving the screen. */
  returns: number
}

export const StudioSessionContext = createContext<StudioSessionValue | undefined>(undefined)

export function useStudioSession(): StudioSessionValue {
  const session = use(StudioSessionContext)
  if (!session) throw new Error('rendered before signing in')
  return session
}

/** Whether the user's role includes the given one. */
export function useMay(role: Role): boolean {
  return roleAllows(useStudioSession().user.role, role)
}
