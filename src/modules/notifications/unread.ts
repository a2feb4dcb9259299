import { useEffect, useEffectEvent, useRef } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { UnreadNotifications } from '../../../schemas/api/entities/notifications.ts'
import { notificationKinds, type NotificationKind } from '../../../schemas/api/notification-kinds.ts'
import { callApi } from '../../lib/api/client.ts'
import { useSession } from '../session/index.ts'

/** Key of the numbers. It contains the player's id, so that nobody sees those of the previous player. */
function useKey() {
  const { account } = useSession()
  return account === null ? null : ['notifications.getlist', 'unread', account.uid]
}

interface UnreadOptions {
  /** Requested again when this changes, and when the player returns to the window. */
  trigger?: string
  /** The server's answer. */
  initial?: UnreadNotifications | undefined
}

/**
 * Unread notifications per kind, requested once for everything that shows them; undefined until they are known, and
 * on a platform without notifications.
 */
export function useUnread({ trigger, initial }: UnreadOptions = {}): UnreadNotifications | undefined {
  const { data, mutate } = useSWR<UnreadNotifications, unknown>(
    useKey(),
    async () => (await callApi('notifications.getlist', { count: 1 })).unread,
    { ...(initial && { fallbackData: initial }), shouldRetryOnError: false },
  )
  const known = useRef(trigger)
  const refresh = useEffectEvent(() => void mutate().catch(() => undefined))
  useEffect(() => {
    if (known.current === trigger) return
    known.current = trigger
    refresh()
  }, [trigger])
  return data
}

/** How many are unread, of one kind or of all. */
export function countUnread(unread: UnreadNotifications | undefined, kind?: NotificationKind): number {
  if (unread === undefined) return 0
  const kinds: readonly NotificationKind[] = kind === undefined ? notificationKinds : [kind]
  return kinds.reduce((sum, each) => sum + unread[each], 0)
}

/** Marks notifications as read, by default all, and updates the numbers everywhere. Rejects if that fails. */
export function useMarkRead(): (ids?: readonly string[]) => Promise<void> {
  const { mutate } = useSWRConfig()
  const key = useKey()
  return async (ids) => {
    const { unread } = await callApi('notifications.markread', ids && { ids: ids.join(',') })
    if (key !== null) await mutate(key, unread, { revalidate: false })
  }
}
