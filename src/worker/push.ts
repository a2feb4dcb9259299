import { isLocaleCode } from '../../schemas/locale.ts'
import { readPushMessage, type PushMessage } from '../../schemas/push-message.ts'
import { localePath } from '../lib/urls/locale-path.ts'
import type { NotificationEvent, PushEvent, WorkerScope } from './worker-scope.ts'

const icon = '/art/icons/icon-192.png'

function messageOf({ data }: Pick<PushEvent, 'data'>): PushMessage | undefined {
  try {
    const value: unknown = JSON.parse(data?.text() ?? '')
    return readPushMessage(value)
  } catch {
    return undefined
  }
}

type Clicked = Pick<NotificationEvent, 'notification'>

/** Path of the page that a notification leads to; the home page if it has none. */
function pathOf({ notification }: Clicked): string {
  const message = readPushMessage(notification.data)
  if (message === undefined) return '/'
  const { link, locale } = message
  return isLocaleCode(locale) ? localePath(link, locale) : link
}

type PushScope = Pick<WorkerScope, 'location' | 'registration' | 'clients'>

/** Shows a message. Browsers demand a notification for each; without one they show a text of their own. */
export function showPush(
  { location, registration }: PushScope,
  event: Pick<PushEvent, 'data'>,
): Promise<void> {
  const message = messageOf(event)
  if (message === undefined) return registration.showNotification(location.host, { icon, tag: 'news' })
  const { id, title, body, locale } = message
  return registration.showNotification(title, { body, lang: locale, tag: id, icon, data: message })
}

/** Opens the page of a notification, or focuses the tab that shows it. */
export async function followPush({ location, clients }: PushScope, event: Clicked): Promise<void> {
  event.notification.close()
  const address = new URL(pathOf(event), location.origin)
  // Whatever the message says, nothing else is opened.
  const own = address.origin === location.origin ? address.href : location.origin
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A tab with another page stays as it is: it may be a game, a payment or a form.
  const tab = tabs.find(({ url }) => url === own)
  await (tab === undefined ? clients.openWindow(own) : tab.focus())
}

export function handlePushes(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(followPush(scope, event)))
}
