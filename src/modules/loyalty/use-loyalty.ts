import type { LoyaltyCharacters, LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { loyaltyCharacters, loyaltyInfo } from '../../../schemas/shared-loads.ts'
import { useFacts } from '../../renderer/render-context.tsx'
import type { BlockDataState } from '../../renderer/use-block-data.ts'
import { useLoad } from '../../renderer/use-load.ts'

const loads = { info: loyaltyInfo, characters: loyaltyCharacters }
/** One id for all blocks of a page: they show the same state and change together. */
const shared = { id: '*loyalty', props: {}, params: {} }
const options = { isFreshOnReturn: true }

/** The player's level and points; null for a guest, for whom nothing is requested. */
export function useLoyaltyInfo(
  initial: LoadResult<LoyaltyInfo> | undefined,
): BlockDataState<LoyaltyInfo | null> {
  const { user } = useFacts()
  const info = useLoad(loads, 'info', { ...shared, data: { info: initial } }, options)
  return user !== 'authenticated' ? { ...info, data: null, state: 'success' } : info
}

/** The characters, each with whether it is unlocked and chosen. */
export function useCharacters(
  initial: LoadResult<LoyaltyCharacters> | undefined,
): BlockDataState<LoyaltyCharacters> {
  return useLoad(loads, 'characters', { ...shared, data: { characters: initial } }, options)
}
