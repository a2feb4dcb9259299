import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import type { pushNotifications } from './push-notifications.schema.ts'
import { PushCard } from './views/push-card.tsx'

export function PushNotifications(block: BlockProps<typeof pushNotifications, ReactNode>) {
  return (
    <ForPlayers>
      <PushCard {...block} />
    </ForPlayers>
  )
}
