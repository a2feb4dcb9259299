import type { LeaderboardItem } from '../../schemas/api/entities/competitions.ts'

/** What the strip shows of a win. */
export type ShownWin = Pick<LeaderboardItem, 'fakename' | 'amount' | 'game' | 'won_at'>

/** Names a win among others. */
export function winKey({ won_at, fakename, game, amount }: ShownWin): string {
  return `${won_at} ${fakename} ${game.sysname} ${amount.amount}`
}

const without = (wins: readonly ShownWin[], others: readonly ShownWin[]) => {
  const keys = new Set(others.map(winKey))
  return wins.filter((win) => !keys.has(winKey(win)))
}

/**
 * The line-up after one step: the oldest win that is not shown yet comes in at the front, and what the
 * platform no longer tells of goes; where all are shown, the last one moves to the front.
 */
export function advance(shown: readonly ShownWin[], latest: readonly ShownWin[]): ShownWin[] {
  const entering = without(latest, shown).at(-1)
  if (entering === undefined) return [...shown.slice(-1), ...shown.slice(0, -1)]
  const leaving = without(shown, latest).at(-1) ?? shown.at(-1)
  return [entering, ...shown.filter((win) => win !== leaving)]
}
