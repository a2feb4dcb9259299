import type { GameCategory } from '../../../schemas/api/entities/games.ts'
import type { SiteConfig } from '../../../schemas/compiled.ts'
import { withQuery } from '../../../src/lib/urls/links.ts'

const hallById = /^\/gamehall\/([^/]+)$/

/** What a hall is asked for by, where its address names one. */
export function hallIdIn(path: string): string | undefined {
  const id = hallById.exec(path)?.[1]
  try {
    return id === undefined ? undefined : decodeURIComponent(id)
  } catch {
    return undefined
  }
}

/**
 * The hall filtered by the category that an id stands for: the number or name of a category, or a name that
 * settings give one. null: the id stands for none. The rest of the query goes with it.
 */
export function filteredHall(
  id: string,
  search: string,
  categories: readonly GameCategory[],
  halls: SiteConfig['games']['halls'] = [],
): string | null {
  const named = halls.find((hall) => hall.id === id)?.category ?? id
  const category = categories.find(({ id: number, sysname }) => sysname === named || String(number) === named)
  return category === undefined ? null : withQuery(`/gamehall${search}`, { category: category.sysname })
}
