import { useState } from 'react'
import type { SportEvent } from '../../schemas/api/entities/sports.ts'

/** Odds that changed with the last answer, by the path of their outcome. */
export type OddsMoves = ReadonlyMap<string, 'up' | 'down'>

function oddsOf(events: readonly SportEvent[] | undefined): Map<string, number> {
  const outcomes = (events ?? []).flatMap((event) => event.outcomes)
  return new Map(outcomes.flatMap(({ path, odds }) => (odds === null ? [] : [[path, Number(odds)]])))
}

/** Compares two answers; new or closed outcomes do not count as changes. */
export function oddsMoves(
  before: readonly SportEvent[] | undefined,
  after: readonly SportEvent[] | undefined,
): OddsMoves {
  const old = oddsOf(before)
  return new Map(
    [...oddsOf(after)].flatMap(([path, odds]) => {
      const was = old.get(path)
      return was === undefined || was === odds ? [] : [[path, odds > was ? 'up' : 'down'] as const]
    }),
  )
}

/** How the odds changed with the last answer. */
export function useOddsMoves(events: readonly SportEvent[] | undefined): OddsMoves {
  const [seen, setSeen] = useState<{ events: typeof events; moves: OddsMoves }>({ events, moves: new Map() })
  if (seen.events === events) return seen.moves
  const next = { events, moves: oddsMoves(seen.events, events) }
  setSeen(next)
  return next.moves
}
