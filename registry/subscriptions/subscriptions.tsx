import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers, SubscriptionsCard } from '../../src/modules/account/index.ts'
import type { subscriptions } from './subscriptions.schema.ts'

export function Subscriptions({ id, data }: BlockProps<typeof subscriptions, ReactNode>) {
  return (
    <ForPlayers>
      <SubscriptionsCard blockId={id} profile={data.profile} />
    </ForPlayers>
  )
}
