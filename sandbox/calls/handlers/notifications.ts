import { listNotifications, markRead } from '../../notifications/notifications.ts'
import { playerOf, type CallHandlers } from '../call-scope.ts'
import { listOf } from '../comma-list.ts'

export const notificationCalls = {
  'notifications.getlist': (input, scope) =>
    listNotifications(scope.sandbox, playerOf(scope), input, scope.locale),

  'notifications.markread': async ({ ids }, scope) => ({
    unread: await markRead(scope.sandbox, playerOf(scope), listOf(ids)),
  }),
} satisfies CallHandlers
