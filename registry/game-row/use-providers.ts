import { callApi } from '../../src/lib/api/client.ts'
import { useBlockData } from '../../src/renderer/use-block-data.ts'
import type { GameProvider } from '../../schemas/api/entities/games.ts'
import type { ComponentData, BlockProps } from '../../schemas/component.ts'
import { filterOf } from './filter-of.ts'
import type { gameRow } from './game-row.schema.ts'

type Row = typeof gameRow

/** What the filter shows of a maker of games, and how many of its games decide where it stands. */
export type ShownProvider = Pick<GameProvider, 'sysname' | 'name' | 'games_count'>

/**
 * The makers of the row's games, those with most games first; none where the row has no filter. A failure
 * leaves the filter out and says nothing: the games are there.
 */
export function useProviders(
  id: string,
  props: BlockProps<Row, unknown>['props'],
  answer: ComponentData<Row>['providers'],
): ShownProvider[] {
  const { providerFilter, providers } = props
  const nothing = { status: 'success' as const, data: { items: [] } }
  const { data } = useBlockData(
    id,
    'providers',
    async () => callApi('games.getProviders', await filterOf(props)),
    providerFilter === true ? answer : nothing,
  )
  const allowed = providers?.split(',')
  return (data?.items ?? [])
    .filter(({ sysname }) => allowed === undefined || allowed.includes(sysname))
    .toSorted((one, other) => other.games_count - one.games_count || one.name.localeCompare(other.name, 'en'))
}
