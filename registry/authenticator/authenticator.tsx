import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import type { authenticator } from './authenticator.schema.ts'
import { AuthenticatorCard } from './views/authenticator-card.tsx'

export function Authenticator(block: BlockProps<typeof authenticator, ReactNode>) {
  return (
    <ForPlayers>
      <AuthenticatorCard {...block} />
    </ForPlayers>
  )
}
