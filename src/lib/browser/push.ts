import { fromBase64url } from '../base64url.ts'
import { workerAddress } from './service-worker.ts'

/** Whether the browser can receive notifications: the player may have blocked them for this site. */
export type PushSupport = 'unsupported' | 'denied' | 'ready'

export function pushSupport(): PushSupport {
  const isSupported = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (!isSupported) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'ready'
}

const manager = async (): Promise<PushManager | undefined> =>
  'serviceWorker' in navigator ? (await navigator.serviceWorker.getRegistration('/'))?.pushManager : undefined

/** The subscription that the browser has for this site. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  return (await (await manager())?.getSubscription()) ?? null
}

/**
 * Asks the player for permission and subscribes; only after the player has asked for it. Undefined: not permitted. Throws
 * if the browser cannot reach its push service.
 */
export async function subscribeToPush(publicKey: string): Promise<PushSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  await navigator.serviceWorker.register(workerAddress, { scope: '/', updateViaCache: 'none' })
  const { pushManager } = await navigator.serviceWorker.ready
  // One of an earlier session, or with another key.
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: fromBase64url(publicKey) })
}

/** Ends the browser's subscription, if it has one. */
export async function endPush(): Promise<void> {
  await (await currentSubscription())?.unsubscribe()
}
