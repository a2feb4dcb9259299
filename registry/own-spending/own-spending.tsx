import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { SpendingCard } from './views/spending-card.tsx'
import type { ownSpending } from './own-spending.schema.ts'

export function OwnSpending(block: BlockProps<typeof ownSpending, ReactNode>) {
  return (
    <ForPlayers>
      <SpendingCard {...block} />
    </ForPlayers>
  )
}
