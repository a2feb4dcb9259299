/** The SWR key of any player's favourites. */
export const isFavouritesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'games.getLikes'

/** The favourites, latest first, after changes by game. */
export function withLikes(sysnames: readonly string[], likes: ReadonlyMap<string, boolean>): string[] {
  const added = [...likes.keys()].filter((sysname) => likes.get(sysname))
  return [...added, ...sysnames.filter((sysname) => !likes.has(sysname))]
}
