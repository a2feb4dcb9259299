import webPush from 'web-push'
import { isLocale, defaultLocale } from '../locale.ts'
import type { PushMessage } from '../../schemas/push-message.ts'
import { isOnBreak } from '../accounts/restrictions.ts'
import { listOf } from '../calls/comma-list.ts'
import { occurrencesOf } from '../notifications/notifications.ts'
import type { Occurrence } from '../notifications/source.ts'
import { texts } from '../pages/texts.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { forgetDevices, readDevices } from './devices.ts'
import { isPushService } from './push-service.ts'
import { readVapidKeys } from './vapid.ts'

const minute = 60_000
/** Older news is not pushed: a player who reads it later finds it in the list. */
const newsMs = 60 * minute
/** Attempts for one notification, and the time before the second; each further one waits four times as long. */
const attempts = 4
const firstRetryMs = minute
/** Seconds for which a push service keeps a message for a device that is off. */
const keepSeconds = 4 * 60 * 60

type Device = Awaited<ReturnType<typeof readDevices>>[number]

/** Says what the notification is about, but no amounts: screens are locked, and others look at them. */
function messageOf({ id, kind }: Occurrence, device: Device): PushMessage {
  const locale = isLocale(device.locale) ? device.locale : defaultLocale
  const { title, body } = texts[locale].notifications.push[kind]
  return { id, title, body, locale, link: '/profile/notifications' }
}

/** Status of the push service; 0 without an answer. */
async function send(sandbox: SandboxContext, device: Device, message: PushMessage): Promise<number> {
  const { endpoint, p256dh, auth } = device
  if (!isPushService(endpoint, sandbox.pushService)) return 410
  try {
    const details = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { ...(await readVapidKeys(sandbox.database)), subject: subjectOf(sandbox) },
        TTL: keepSeconds,
        urgency: 'normal',
        contentEncoding: 'aes128gcm',
      },
    )
    return await sandbox.postPush(details)
  } catch {
    return 0
  }
}

/** Whom a push service contacts about problems; it accepts no http address. */
const subjectOf = ({ publicUrl }: SandboxContext) =>
  publicUrl.protocol === 'https:' ? publicUrl.origin : `mailto:push@${publicUrl.hostname}`

/** Notifications that a device has not received and that are due now. */
async function dueFor(
  { database, now }: SandboxContext,
  device: Device,
  news: readonly Occurrence[],
): Promise<{ news: Occurrence; attempts: number }[]> {
  const known = await database
    .selectFrom('push_deliveries')
    .select(['notification_id', 'attempts', 'due_at'])
    .where('device_id', '=', device.id)
    .execute()
  const kinds = listOf(device.kinds)
  return news
    .filter(({ kind, at }) => kinds.includes(kind) && at >= device.created_at)
    .flatMap((each) => {
      const earlier = known.find(({ notification_id }) => notification_id === each.id)
      if (earlier && (earlier.due_at === null || earlier.due_at > now())) return []
      return [{ news: each, attempts: earlier?.attempts ?? 0 }]
    })
}

/** Claims a notification, so that no other server sends it at the same time. */
async function claim(
  { database, now }: SandboxContext,
  device: Device,
  id: string,
  made: number,
): Promise<boolean> {
  const at = now()
  const due_at = made + 1 < attempts ? at + firstRetryMs * 4 ** made : null
  const claimed = await database
    .insertInto('push_deliveries')
    .values({ device_id: device.id, notification_id: id, attempts: made + 1, due_at, created_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['device_id', 'notification_id'])
        .doUpdateSet({ attempts: made + 1, due_at })
        .where('push_deliveries.attempts', '=', made),
    )
    .executeTakeFirstOrThrow()
  return (claimed.numInsertedOrUpdatedRows ?? 0n) > 0n
}

async function deliver(
  sandbox: SandboxContext,
  device: Device,
  news: Occurrence,
  made: number,
): Promise<void> {
  const { database } = sandbox
  if (!(await claim(sandbox, device, news.id, made))) return
  const status = await send(sandbox, device, messageOf(news, device))
  if (status === 404 || status === 410) {
    await database.deleteFrom('push_devices').where('id', '=', device.id).execute()
    return
  }
  const hasArrived = status >= 200 && status < 300
  await database
    .updateTable('push_devices')
    .set((column) => ({ failures: hasArrived ? 0 : column('failures', '+', 1) }))
    .where('id', '=', device.id)
    .execute()
  // Without an answer, with too many messages, or a failure of the service, another attempt follows.
  const isOver = hasArrived || (status >= 300 && status < 500 && status !== 429)
  if (isOver)
    await database
      .updateTable('push_deliveries')
      .set({ due_at: null })
      .where('device_id', '=', device.id)
      .where('notification_id', '=', news.id)
      .execute()
}

/** Sends what has happened to players with a device, unless they take a break or are self-excluded. */
export async function sendPushes(sandbox: SandboxContext): Promise<void> {
  const { database, now } = sandbox
  const at = now()
  await forgetDevices(sandbox)
  await database
    .deleteFrom('push_deliveries')
    .where('created_at', '<', at - 24 * newsMs)
    .execute()
  const players = await database
    .selectFrom('players')
    .selectAll()
    .where('is_banned', '=', 0)
    .where('is_deleted', '=', 0)
    .where('id', 'in', (query) => query.selectFrom('push_devices').select('player_id'))
    .execute()
  for (const player of players) {
    if (isOnBreak(player, at)) continue
    const news = (await occurrencesOf(sandbox, player)).filter((each) => each.at >= at - newsMs)
    if (news.length === 0) continue
    for (const device of await readDevices(sandbox, player.id))
      for (const due of await dueFor(sandbox, device, news))
        await deliver(sandbox, device, due.news, due.attempts)
  }
}
