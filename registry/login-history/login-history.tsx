import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import type { loginHistory } from './login-history.schema.ts'
import { LoginsCard } from './views/logins-card.tsx'

export function LoginHistory(block: BlockProps<typeof loginHistory, ReactNode>) {
  return (
    <ForPlayers>
      <LoginsCard {...block} />
    </ForPlayers>
  )
}
