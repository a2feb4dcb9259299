/** Subjects of notifications, in the order in which players see them. Without schemas, so that browsers can load it. */
export const notificationKinds = ['money', 'bonus', 'game', 'account'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Invitations to play; the other kinds report what concerns the player's own money and account. */
export const promotionalKinds: readonly NotificationKind[] = ['bonus', 'game']
