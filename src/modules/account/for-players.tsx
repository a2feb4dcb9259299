import type { ReactNode } from 'react'
import { useFacts } from '../../renderer/render-context.tsx'

/** Renders its children only for players, so that guests cause no calls to the account. */
export function ForPlayers({ children }: { children: ReactNode }) {
  return useFacts().user === 'authenticated' ? children : null
}
