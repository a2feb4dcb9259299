import { openRole } from '../../../schemas/roles/role-table.ts'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from '../../lib/i18n/use-translation.ts'
import useSWR from 'swr'
import { callApi } from '../../lib/api/client.ts'
import { NetworkError } from '../../lib/api/network-error.ts'
import { boot } from '../../lib/browser/boot.ts'
import { withLikes } from '../../lib/data/favourites-list.ts'
import { loadFavourites, playerKey } from '../../lib/data/player-data.ts'
import { forgetLike, storeLike } from '../../lib/data/unanswered-likes.ts'
import { runAction } from '../../renderer/actions.ts'
import { useSession } from '../session/index.ts'
import { showToast } from '../toasts/index.ts'
import { track } from '../tracking/index.ts'

export interface Favourites {
  /** Undefined until they are loaded, and for guests. */
  sysnames: readonly string[] | undefined
  isFavourite: (sysname: string) => boolean
  /**
   * Displays the change immediately and reverts it, with a toast, if the platform rejects it. A guest is
   * offered to register.
   */
  toggleFavourite: (sysname: string) => void
}

/** Changes are sent one after another, so that the last click is also the last to arrive. */
let lastChange: Promise<unknown> = Promise.resolve()
/** Milliseconds after which a page that has lost a request is not being left. */
const leavingMs = 2000
/** The boot script sends changes of its own, until the application replaces it. */
const afterEarlyChanges = () => boot()?.sent()

function changeFavourite(sysname: string, isFavourite: boolean): Promise<string[]> {
  storeLike(sysname, isFavourite)
  const change = lastChange.then(afterEarlyChanges).then(async () => {
    const forget = () => forgetLike(sysname, isFavourite)
    try {
      await callApi(isFavourite ? 'games.addLike' : 'games.removeLike', { sysname }, { keepalive: true })
      forget()
    } catch (error) {
      // A page that is left loses its requests first: the next one sends the change again.
      setTimeout(forget, error instanceof NetworkError ? leavingMs : 0)
      throw error
    }
    return loadFavourites()
  })
  lastChange = change.catch(() => undefined)
  return change
}

const noChange = () => () => undefined
const noLikes = () => undefined

/** Favourites by a click before the application was loaded; the server's HTML does not have them. */
const useEarlyLikes = () => useSyncExternalStore(noChange, () => boot()?.likes, noLikes)

/** The favourite games of the player; one list for the whole page. */
export function useFavourites(): Favourites {
  const { t } = useTranslation()
  const { account, isAuthenticated } = useSession()
  const key = playerKey('games.getLikes', account?.uid)
  const { data: sysnames, mutate } = useSWR(key, loadFavourites, { revalidateOnFocus: false })

  const early = useEarlyLikes()
  const isFavourite = useCallback(
    (sysname: string) => sysnames?.includes(sysname) ?? early?.get(sysname) ?? false,
    [sysnames, early],
  )

  const change = useCallback(
    async (sysname: string, wanted: boolean) => {
      try {
        await mutate(changeFavourite(sysname, wanted), {
          // Based on the displayed state, not the confirmed one: other changes may still be in progress.
          optimisticData: (confirmed, displayed) =>
            withLikes(displayed ?? confirmed ?? [], new Map([[sysname, wanted]])),
          rollbackOnError: true,
          revalidate: false,
        })
      } catch {
        showToast({ kind: 'error', title: t('games.favourite.failed') })
      }
    },
    [mutate, t],
  )

  const toggleFavourite = useCallback(
    (sysname: string) => {
      if (!isAuthenticated) {
        runAction(openRole('registration'))
        return
      }
      const toggle = (isSet: boolean) => {
        track('favourite', { sysname, isFavourite: !isSet })
        void change(sysname, !isSet)
      }
      if (sysnames !== undefined || early?.has(sysname) === true) return toggle(isFavourite(sysname))
      // What the click means depends on the list.
      loadFavourites().then(
        (loaded) => toggle(loaded.includes(sysname)),
        () => toggle(false),
      )
    },
    [isAuthenticated, sysnames, early, isFavourite, change],
  )

  return { sysnames, isFavourite, toggleFavourite }
}
