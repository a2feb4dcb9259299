import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { withQuery } from '../../../src/lib/urls/links.ts'

const lobbyById = /^\/gamehall\/([^/]+)$/

/** The id in a lobby's address, if there is one. */
export function lobbyIdIn(path: string): string | undefined {
  const id = lobbyById.exec(path)?.[1]
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined
  }
}

/**
 * Address of the lobby filtered by the category that an id refers to: its number, its name, or a name from
 * the settings. null: no category has this id. The rest of the query is kept.
 */
export function filteredLobby(
  id: string,
  search: string,
  categories: readonly GameCategory[],
  lobbies: SiteConfig['games']['halls'] = [],
): string | null {
  const named = lobbies.find((lobby) => lobby.id === id)?.category ?? id
  const category = categories.find(({ id: number, sysname }) => sysname === named || String(number) === named)
  return category === undefined ? null : withQuery(`/gamehall${search}`, { category: category.sysname })
}
