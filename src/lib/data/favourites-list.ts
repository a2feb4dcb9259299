/** The SWR key of any player's favourites. */
export const isFavouritesKey = (key: unknown): boolean => Array.isArray(key) && key[0] === 'games.getLikes'

/** The favourites, latest first, after changes by game. */
export function withLikes(sysnames: readonly string[], likes: Readonly<Record<string, boolean>>): string[] {
  const added = Object.keys(likes).filter((sysname) => likes[sysname])
  return [...added, ...sysnames.filter((sysname) => !Object.hasOwn(likes, sysname))]
}
