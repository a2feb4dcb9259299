import { useEffect } from 'react'
import useSWR from 'swr'
import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { offers } from '../../../schemas/shared-loads.ts'
import { runLoad } from '../../lib/api/client.ts'
import { loadParams } from '../../lib/data/load-params.ts'
import { useFacts, useLocale } from '../../renderer/render-context.tsx'
import { useSession } from '../session/index.ts'

const none: readonly Offer[] = []
/** Its parameters are the same everywhere. */
const noSources = { props: {}, route: {}, query: {} }

export type OffersAnswer = LoadResult<CallAnswer<'campaigns.getoffers'>> | undefined

export interface OffersState {
  /** Undefined until the first answer. */
  offers: readonly Offer[] | undefined
  hasFailed: boolean
  isLoading: boolean
  /** Reloads, so that a taken offer is shown as taken in every list. */
  refresh: () => void
}

/**
 * The offers for the current player or guest: one list for all pages that show offers. Empty for players on a
 * break, whatever the platform sends.
 */
export function useOffers(initial: OffersAnswer): OffersState {
  const locale = useLocale()
  const { account } = useSession()
  const { isOnBreak = false } = useFacts()
  const { data, error, isValidating, mutate } = useSWR<CallAnswer<'campaigns.getoffers'>, unknown>(
    ['campaigns.getoffers', locale, account?.uid ?? 'guest'],
    () => runLoad(offers.call, loadParams(offers.params, noSources, [])),
    {
      ...(initial?.status === 'success' && { fallbackData: initial.data }),
      revalidateOnMount: initial === undefined,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  )
  // The server's answer comes with every page and is newer than the list of an earlier page.
  useEffect(() => {
    if (initial?.status === 'success') void mutate(initial.data, { revalidate: false })
  }, [initial, mutate])
  const hasServerFailed = initial?.status === 'error' && data === undefined
  return {
    offers: isOnBreak ? none : data?.items,
    hasFailed: !isOnBreak && !isValidating && data === undefined && (error !== undefined || hasServerFailed),
    isLoading: isValidating,
    // A failure keeps the known list.
    refresh: () => void mutate().catch(() => undefined),
  }
}
