import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import { SubscriptionsCard } from './views/subscriptions-card.tsx'
import type { subscriptions } from './subscriptions.schema.ts'

export function Subscriptions(block: BlockProps<typeof subscriptions, ReactNode>) {
  return (
    <ForPlayers>
      <SubscriptionsCard {...block} />
    </ForPlayers>
  )
}
