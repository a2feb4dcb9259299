import type { LeaderboardItem } from '../../schemas/api/entities/competitions.ts'

/** The part of a win that the strip shows. */
export type ShownWin = Pick<LeaderboardItem, 'fakename' | 'amount' | 'game' | 'won_at'>

/** The strip is scrolled, hovered, focused or hidden, reduced motion is on, or all wins fit. */
export function winKey({ won_at, fakename, game, amount }: ShownWin): string {
  return `${won_at} ${fakename} ${game.sysname} ${amount.amount}`
}

const without = (wins: readonly ShownWin[], others: readonly ShownWin[]) => {
  const keys = new Set(others.map(winKey))
  return wins.filter((win) => !keys.has(winKey(win)))
}

/**
 * The wins after one step: the oldest win that is not shown yet enters at the front, and wins that the platform
 * no longer lists are removed. If all are shown, the last one moves to the front.
 */
export function advance(shown: readonly ShownWin[], latest: readonly ShownWin[]): ShownWin[] {
  const entering = without(latest, shown).at(-1)
  if (entering === undefined) return [...shown.slice(-1), ...shown.slice(0, -1)]
  const leaving = without(shown, latest).at(-1) ?? shown.at(-1)
  return [entering, ...shown.filter((win) => win !== leaving)]
}
