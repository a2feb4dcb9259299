import type { GameProvider } from '../../schemas/api/entities/games.ts'
import type { BlockProps } from '../../schemas/component.ts'
import { useLoad } from '../../src/renderer/use-load.ts'
import { load } from './game-row.load.ts'
import type { gameRow } from './game-row.schema.ts'

/** The part of a provider that the filter shows; its number of games decides its position. */
export type ShownProvider = Pick<GameProvider, 'sysname' | 'name' | 'games_count'>

/**
 * The providers of the row's games, those with most games first; none if the row has no filter. If the call
 * fails, the filter is hidden without a message, since the games are there.
 */
export function useProviders(block: BlockProps<typeof gameRow, unknown>): ShownProvider[] {
  const { data } = useLoad(load, 'providers', block)
  const allowed = block.props.providers?.split(',')
  return (data?.items ?? [])
    .filter(({ sysname }) => allowed === undefined || allowed.includes(sysname))
    .toSorted((one, other) => other.games_count - one.games_count || one.name.localeCompare(other.name, 'en'))
}
