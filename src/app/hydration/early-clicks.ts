import { boot } from '../../lib/browser/boot.ts'
import { track } from '../../modules/tracking/index.ts'

/**
 * Takes over from boot.js: replays each early click once and reports its favourites. In a later task, because React
 * does not handle events while it hydrates.
 */
export function replayEarlyClicks(): () => void {
  const timer = setTimeout(() => {
    for (const [sysname, isFavourite] of Object.entries(boot()?.likes ?? {}))
      track('favourite', { sysname, isFavourite })
    for (const element of boot()?.done() ?? []) {
      if (element instanceof HTMLElement && element.isConnected) element.click()
    }
  })
  return () => clearTimeout(timer)
}
