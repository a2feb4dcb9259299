import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { SessionsCard } from './views/sessions-card.tsx'
import type { sessions } from './sessions.schema.ts'

export function Sessions(block: BlockProps<typeof sessions, ReactNode>) {
  return (
    <ForPlayers>
      <SessionsCard {...block} />
    </ForPlayers>
  )
}
