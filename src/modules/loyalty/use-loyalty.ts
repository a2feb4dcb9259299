import type { LoyaltyCharacters, LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { callApi } from '../../lib/api/client.ts'
import { useFacts } from '../../renderer/render-context.tsx'
import { useBlockData, type BlockDataState } from '../../renderer/use-block-data.ts'

/** Replaces the block's id: all blocks of a page share the player's data, so that they change together. */
const shared = '*loyalty'
const options = { isFreshOnReturn: true }
/** Guests do not take part: nothing is loaded. */
const nobody: LoadResult<null> = { status: 'success', data: null }

/** The player's loyalty state; null for a guest. */
export function useLoyaltyInfo(
  initial: LoadResult<LoyaltyInfo> | undefined,
): BlockDataState<LoyaltyInfo | null> {
  const { user } = useFacts()
  const first = user === 'guest' ? nobody : initial
  return useBlockData<LoyaltyInfo | null>(shared, 'info', () => callApi('loyalty.getinfo'), first, options)
}

/** The characters, each with whether it is unlocked and chosen. */
export function useCharacters(
  initial: LoadResult<LoyaltyCharacters> | undefined,
): BlockDataState<LoyaltyCharacters> {
  // Named after its call, so that the application reloads it when the player changes.
  return useBlockData(
    shared,
    'loyalty.getcharacters',
    () => callApi('loyalty.getcharacters'),
    initial,
    options,
  )
}
