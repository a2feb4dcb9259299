import { madeUpFraction } from '../seeded-random.ts'
import { madeUpName } from './public-names.ts'
import { seriesOf } from './tournament-series.ts'

/** Made up players who take part in every tournament. */
const rivalCount = 40
/** They play in so many sittings. */
const sittings = 60

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
  /** Part of the tournament that is over when he comes. */
  joinsAt: number
  /** Points at the end. */
  best: number
}

/** People of the tournaments asked about lately, by series and beginning. */
const people = new Map<string, readonly Person[]>()
const mostKept = 200

function peopleOf(series: string, startedAt: number): readonly Person[] {
  const run = `${series}:${startedAt}`
  const known = people.get(run)
  if (known) return known
  const { bestRival } = seriesOf(series)
  const made = Array.from({ length: rivalCount }, (_person, index) => {
    const key = `${run}:${index}`
    const strength = 0.85 + 0.3 * madeUpFraction(`strength:${key}`)
    return {
      fakename: madeUpName(key),
      joinsAt: madeUpFraction(`joins:${key}`) * 0.4,
      best: (bestRival * strength) / (1 + index * 0.18),
    }
  })
  if (people.size >= mostKept) people.clear()
  people.set(run, made)
  return made
}

/** The made up players who take part by then, and their points: they grow with the clock and never shrink. */
export function rivalsOf({ series, started_at, finished_at }: TournamentRun, at: number): Rival[] {
  const elapsed = Math.min(1, (at - started_at) / (finished_at - started_at))
  return peopleOf(series, started_at)
    .filter(({ joinsAt }) => elapsed >= joinsAt)
    .map(({ fakename, joinsAt, best }) => {
      const played = Math.floor(((elapsed - joinsAt) / (1 - joinsAt)) * sittings) / sittings
      return { fakename, points: Math.floor(best * played) }
    })
}
