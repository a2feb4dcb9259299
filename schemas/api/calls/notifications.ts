import { Type } from 'typebox'
import { CommaList, Count, Offset, call } from '../call.ts'
import { Notifications, UnreadNotifications } from '../entities/notifications.ts'
import { notificationKinds } from '../notification-kinds.ts'

export const notificationCalls = {
  'notifications.getlist': call({
    description:
      'Notifications of the player, newest first, and how many are unread. Unlike loyalty.getnotifications, they stay. During a break there are none about bonuses and games.',
    access: 'player',
    optional: true,
    params: Type.Object({
      kind: Type.Optional(
        Type.Enum([...notificationKinds], { description: 'Only notifications of this kind. Default: all' }),
      ),
      offset: Offset,
      count: Count(20),
    }),
    answer: Notifications,
    errors: [],
  }),
  'notifications.markread': call({
    description:
      'Marks notifications as read and returns how many are still unread. Unknown IDs and repeated calls have no effect.',
    access: 'player',
    optional: true,
    params: Type.Object({ ids: CommaList('IDs of the notifications. Default: all') }),
    answer: Type.Object({ unread: UnreadNotifications }),
    errors: [],
  }),
}
