import { refreshSession } from './refresh-session.ts'

const channelName = 'marquee.session'
let channel: BroadcastChannel | undefined

/** From here on a login or logout in another tab is noticed in this one. */
export function followOtherTabs(): void {
  if (channel !== undefined || typeof BroadcastChannel === 'undefined') return
  channel = new BroadcastChannel(channelName)
  channel.onmessage = () => void refreshSession()
}

/** Lets the other tabs look who is here now. */
export function tellOtherTabs(): void {
  channel?.postMessage('changed')
}
