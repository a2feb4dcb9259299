import { boot } from '../../lib/browser/boot.ts'
import { refreshSession } from './refresh-session.ts'

const channelName = 'marquee.session'
let channel: BroadcastChannel | undefined

/** Updates this tab after a login or logout in another one. */
export function watchOtherTabs(): void {
  if (channel !== undefined || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(channelName)
  channel.onmessage = () => void refreshSession()
  if (boot()?.endSessionWatch() === true) void refreshSession()
}

/** Makes other tabs refresh their session. */
export function notifyOtherTabs(): void {
  channel?.postMessage('changed')
}
