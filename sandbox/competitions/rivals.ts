import { LRUCache } from 'lru-cache'
import { seededFraction } from '../seeded-random.ts'
import { seededName } from './public-names.ts'
import { seriesOf } from './tournament-series.ts'

/** Simulated players in every tournament. */
const rivalCount = 40
/** Number of game sessions each plays. */
const gameSessions = 60

export interface Rival {
  fakename: string
  points: number
}

export interface TournamentRun {
  series: string
  started_at: number
  finished_at: number
}

interface Person {
  fakename: string
  /** Fraction of the tournament that has passed when the rival joins. */
  joinsAt: number
  /** Points at the end. */
  best: number
}

/** Rivals of recently read tournaments, by series and start. */
const cache = new LRUCache<string, readonly Person[]>({ max: 200 })

function peopleOf(series: string, startedAt: number): readonly Person[] {
  const run = `${series}:${startedAt}`
  const cached = cache.get(run)
  if (cached) return cached
  const { bestRival } = seriesOf(series)
  const people = Array.from({ length: rivalCount }, (_person, index) => {
    const key = `${run}:${index}`
    const strength = 0.85 + 0.3 * seededFraction(`strength:${key}`)
    return {
      fakename: seededName(key),
      joinsAt: seededFraction(`joins:${key}`) * 0.4,
      best: (bestRival * strength) / (1 + index * 0.18),
    }
  })
  cache.set(run, people)
  return people
}

/** The rivals who have joined by then, with their points, which only grow over time. */
export function rivalsOf({ series, started_at, finished_at }: TournamentRun, at: number): Rival[] {
  const elapsed = Math.min(1, (at - started_at) / (finished_at - started_at))
  return peopleOf(series, started_at)
    .filter(({ joinsAt }) => elapsed >= joinsAt)
    .map(({ fakename, joinsAt, best }) => {
      const played = Math.floor(((elapsed - joinsAt) / (1 - joinsAt)) * gameSessions) / gameSessions
      return { fakename, points: Math.floor(best * played) }
    })
}
