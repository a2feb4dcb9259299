import type { LoyaltyCharacters, LoyaltyInfo } from '../../../schemas/api/entities/loyalty.ts'
import type { LoadResult } from '../../../schemas/component.ts'
import { callApi } from '../../lib/api/client.ts'
import { useFacts } from '../../renderer/render-context.tsx'
import { useBlockData, type BlockDataState } from '../../renderer/use-block-data.ts'

/** In place of a block's id: all blocks of a page share what the player has, so that they change together. */
const shared = '*loyalty'
const options = { isFreshOnReturn: true }
/** Guests take no part: nothing is asked for on their behalf. */
const nobody: LoadResult<null> = { status: 'success', data: null }

/** Where the player stands; null for a guest. */
export function useLoyaltyInfo(
  initial: LoadResult<LoyaltyInfo> | undefined,
): BlockDataState<LoyaltyInfo | null> {
  const { user } = useFacts()
  const first = user === 'guest' ? nobody : initial
  return useBlockData<LoyaltyInfo | null>(shared, 'info', () => callApi('loyalty.getinfo'), first, options)
}

/** The characters, each with whether the player may choose it and has it. */
export function useCharacters(
  initial: LoadResult<LoyaltyCharacters> | undefined,
): BlockDataState<LoyaltyCharacters> {
  // Named by its call, by which the application asks again when somebody else is here.
  return useBlockData(
    shared,
    'loyalty.getcharacters',
    () => callApi('loyalty.getcharacters'),
    initial,
    options,
  )
}
