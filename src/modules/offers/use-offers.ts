import type { CallAnswer } from '../../../schemas/api/calls.ts'
import type { Offer } from '../../../schemas/api/entities/rewards.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { offers } from '../../../schemas/shared-loads.ts'
import { useFacts } from '../../renderer/render-context.tsx'
import { useLoad } from '../../renderer/use-load.ts'

const none: readonly Offer[] = []
const loads = { offers }
/** One id for all blocks of a page: they show the same offers and change together. */
const shared = { id: '*offers', props: {}, params: {} }

export type OffersAnswer = LoadResult<CallAnswer<'campaigns.getoffers'>> | undefined

export interface OffersState {
  /** Undefined until the first answer. */
  offers: readonly Offer[] | undefined
  hasFailed: boolean
  isLoading: boolean
  /** Reloads, so that a taken offer is shown as taken in every list. A failure keeps the known list. */
  refresh: () => void
}

/**
 * The offers for the current player or guest: one list for all blocks of a page. Empty for players on a break,
 * whatever the platform sends.
 */
export function useOffers(initial: OffersAnswer): OffersState {
  const { isOnBreak = false } = useFacts()
  const { data, error, isLoading, retry } = useLoad(
    loads,
    'offers',
    { ...shared, data: { offers: initial } },
    { isFreshOnReturn: true },
  )
  return {
    offers: isOnBreak ? none : data?.items,
    hasFailed: !isOnBreak && data === undefined && error !== undefined,
    isLoading,
    refresh: retry,
  }
}
