import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { NotificationKind } from '../../../schemas/api/notification-kinds.ts'
import { callApi } from '../../../src/lib/api/client.ts'
import { toBase64url } from '../../../src/lib/base64url.ts'
import { endPush, subscribeToPush } from '../../../src/lib/browser/push.ts'
import { deviceName } from '../../../src/lib/device-name.ts'

export type PushDevice = CallAnswer<'push.subscribe'>

function keyOf(subscription: PushSubscription, name: PushEncryptionKeyName): string {
  return toBase64url(new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer()))
}

/** Tells the platform the subscription of this browser, and its subjects if they change. */
export function registerPush(
  subscription: PushSubscription,
  kinds?: readonly NotificationKind[],
): Promise<PushDevice> {
  return callApi('push.subscribe', {
    endpoint: subscription.endpoint,
    p256dh: keyOf(subscription, 'p256dh'),
    auth: keyOf(subscription, 'auth'),
    name: deviceName(navigator.userAgent) || location.hostname,
    ...(kinds && { kinds: kinds.join(',') }),
  })
}

/** Turns notifications on for this browser. Returns false if the player does not permit them. */
export async function turnOnPush(publicKey: string, kinds?: readonly NotificationKind[]): Promise<boolean> {
  const subscription = await subscribeToPush(publicKey)
  if (subscription === undefined) return false
  try {
    await registerPush(subscription, kinds)
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return true
}

/** Turns notifications off for this browser. The platform hears of it first: it must not send any more. */
export async function turnOffPush({ id }: Pick<PushDevice, 'id'>): Promise<void> {
  await callApi('push.unsubscribe', { id })
  await endPush()
}
