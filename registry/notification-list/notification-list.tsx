import type { ReactNode } from 'react'
import type { BlockProps } from '../../schemas/component.ts'
import { ForPlayers } from '../../src/modules/account/index.ts'
import type { notificationList } from './notification-list.schema.ts'
import { NotificationPanel } from './views/notification-panel.tsx'

export function NotificationList(block: BlockProps<typeof notificationList, ReactNode>) {
  const { notifications } = block.data
  const isAbsent = notifications?.status === 'error' && notifications.error === 'MethodNotFoundException'
  return <ForPlayers>{!isAbsent && <NotificationPanel {...block} />}</ForPlayers>
}
