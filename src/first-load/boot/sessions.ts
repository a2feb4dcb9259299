/** A login or logout in another tab makes this page outdated before its code can hear of it. */
export let isOutdated = false

let channel: BroadcastChannel | undefined

export function watchSessions(onChange: () => void): void {
  if (!('BroadcastChannel' in window)) return
  channel = new BroadcastChannel('marquee.session')
  channel.onmessage = () => {
    isOutdated = true
    onChange()
  }
}

/** Leaves other tabs to the application. Returns whether one of them has logged in or out. */
export function endSessionWatch(): boolean {
  channel?.close()
  return isOutdated
}
