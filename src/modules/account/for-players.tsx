import type { ReactNode } from 'react'
import { useFacts } from '../../renderer/render-context.tsx'

/** What belongs to an account is not there for a guest, and asks the platform for nothing. */
export function ForPlayers({ children }: { children: ReactNode }) {
  return useFacts().user === 'authenticated' ? children : null
}
