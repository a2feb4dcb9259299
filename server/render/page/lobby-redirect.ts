import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { urlIn } from '../../../schemas/roles/role-table.ts'
import { withQuery } from '../../../src/lib/urls/links.ts'

/**
 * Address of the lobby filtered by the category that an id refers to: its number, its name, or a name from
 * the settings. null: no category has this id. The rest of the query is kept.
 */
export function filteredLobby(
  id: string,
  search: string,
  categories: readonly GameCategory[],
  { games, roles }: Pick<SiteConfig, 'games' | 'roles'>,
): string | null {
  const named = games.halls?.find((lobby) => lobby.id === id)?.category ?? id
  const category = categories.find(({ id: number, sysname }) => sysname === named || String(number) === named)
  return category === undefined
    ? null
    : withQuery(urlIn(roles, 'lobby') + search, { category: category.sysname })
}
