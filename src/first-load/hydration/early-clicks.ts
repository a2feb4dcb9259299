import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { boot } from '../../lib/browser/boot.ts'
import { isFavouritesKey, withLikes } from '../../lib/data/favourites-list.ts'
import { track } from '../../modules/tracking/index.ts'

/**
 * Takes over from the boot script: replays each early click once, reports its favourites and adds them to the list. In a later
 * task, because React does not handle events while it hydrates.
 */
export function useEarlyClicks(): void {
  const { mutate } = useSWRConfig()
  useEffect(() => {
    const timer = setTimeout(() => {
      const { likes, repeated } = boot() ?? {}
      for (const [sysname, isFavourite] of likes ?? [])
        if (repeated?.has(sysname) !== true) track('favourite', { sysname, isFavourite })
      const held = boot()?.done() ?? []
      // The list may have been loaded before the last of these clicks.
      if (likes && likes.size > 0)
        void mutate<string[]>(isFavouritesKey, (sysnames) => sysnames && withLikes(sysnames, likes))
      for (const element of held) {
        if (element instanceof HTMLElement && element.isConnected) element.click()
      }
    })
    return () => clearTimeout(timer)
  }, [mutate])
}
