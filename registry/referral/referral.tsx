import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import type { referral } from './referral.schema.ts'
import { InviteCard } from './views/invite-card.tsx'

export function Referral(block: BlockProps<typeof referral, ReactNode>) {
  return (
    <ForPlayers>
      <InviteCard {...block} />
    </ForPlayers>
  )
}
