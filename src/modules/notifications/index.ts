export { NotificationBell } from './notification-bell.tsx'
export { countUnread, useMarkRead, useUnread } from './unread.ts'
