import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import useSWR from 'swr'
import { callApi } from '../../lib/api/client.ts'
import { useSession } from '../session/index.ts'
import { showToast } from '../toasts/index.ts'

export interface Favourites {
  /** Undefined until they are known, and for guests, who have none. */
  sysnames: readonly string[] | undefined
  isFavourite: (sysname: string) => boolean
  /** Shows the change at once; takes it back, with a notice, where the platform refuses it. */
  setFavourite: (sysname: string, isFavourite: boolean) => Promise<void>
}

async function loadFavourites(): Promise<string[]> {
  const { items } = await callApi('games.getLikes')
  return items
}

/** Changes travel one after another, so that the last click is also the last to arrive. */
let lastChange: Promise<unknown> = Promise.resolve()

function changeFavourite(sysname: string, isFavourite: boolean): Promise<string[]> {
  const change = lastChange.then(async () => {
    await callApi(isFavourite ? 'games.addLike' : 'games.removeLike', { sysname })
    return loadFavourites()
  })
  lastChange = change.catch(() => undefined)
  return change
}

function withChange(sysnames: readonly string[], sysname: string, isFavourite: boolean): string[] {
  const others = sysnames.filter((other) => other !== sysname)
  return isFavourite ? [...others, sysname] : others
}

/** The favourite games of the player; one list for the whole page. */
export function useFavourites(): Favourites {
  const { t } = useTranslation()
  const { account, isAuthenticated } = useSession()
  const key = isAuthenticated && account !== null ? ['games.getLikes', account.uid] : null
  const { data: sysnames, mutate } = useSWR(key, loadFavourites, { revalidateOnFocus: false })

  const isFavourite = useCallback((sysname: string) => sysnames?.includes(sysname) ?? false, [sysnames])

  const setFavourite = useCallback(
    async (sysname: string, wanted: boolean) => {
      try {
        await mutate(changeFavourite(sysname, wanted), {
          // What is displayed counts, not what is confirmed: other changes may still be under way.
          optimisticData: (confirmed, displayed) => withChange(displayed ?? confirmed ?? [], sysname, wanted),
          rollbackOnError: true,
          revalidate: false,
        })
      } catch {
        showToast({ kind: 'error', title: t('games.favourite.failed') })
      }
    },
    [mutate, t],
  )

  return { sysnames, isFavourite, setFavourite }
}
