/** Games made for this site only: the platform launches them by number, not by sysname. */
const customGames: ReadonlySet<string> = new Set(['mines-royal'])

export function isCustomGame({ sysname }: { sysname: string }): boolean {
  return customGames.has(sysname)
}
