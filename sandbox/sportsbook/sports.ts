import { fightModel } from './markets/fight-model.ts'
import { toChance, type MatchModel } from './markets/models.ts'
import { pointsModel } from './markets/points-model.ts'
import { mapScores, raceModel, setScores } from './markets/race-model.ts'

export const sports = ['football', 'tennis', 'basketball', 'ufc', 'esports'] as const
export type Sport = (typeof sports)[number]

export function isSport(text: string): text is Sport {
  return sports.some((sport) => sport === text)
}

const minute = 60_000

/** Rules of a sport and its number of matches per day. */
export interface SportPlan {
  matchesPerDay: number
  /** Length of a part (a minute, a set, a round), in milliseconds. */
  partLength: number
  /** Maximum number of parts in a match. */
  parts: number
  /** Number of parts before the break, and its length in milliseconds. */
  pause: { after: number; length: number } | null
  /** Minutes of play per part; null for sports that do not count minutes. */
  minutesPerPart: number | null
  /** Creates the model of a match from the strengths of both sides (1 to 9). */
  model: (home: number, away: number) => MatchModel
}

/** Share of the home side, from the difference in strength. */
const share = (home: number, away: number, weight: number) =>
  toChance(1 / (1 + Math.exp(-(home - away) * weight)))

export const plans: Readonly<Record<Sport, SportPlan>> = {
  football: {
    matchesPerDay: 16,
    partLength: minute,
    parts: 90,
    pause: { after: 45, length: 15 * minute },
    minutesPerPart: 1,
    model: (home, away) =>
      pointsModel({
        parts: 90,
        trials: 1,
        home: toChance((1.45 * Math.exp((home - away) * 0.13)) / 90),
        away: toChance((1.15 * Math.exp((away - home) * 0.13)) / 90),
        periods: [45, 90],
        scopes: { match: [0, 2], p1: [0, 1], p2: [1, 2] },
      }),
  },
  tennis: {
    matchesPerDay: 10,
    partLength: 40 * minute,
    parts: 3,
    pause: null,
    minutesPerPart: null,
    model: (home, away) => raceModel(share(home, away, 0.22), setScores),
  },
  basketball: {
    matchesPerDay: 8,
    partLength: 2.5 * minute,
    parts: 40,
    pause: { after: 20, length: 15 * minute },
    minutesPerPart: 1,
    model: (home, away) =>
      pointsModel({
        parts: 40,
        trials: 4,
        home: toChance(0.515 + (home - away) * 0.008),
        away: toChance(0.5 + (away - home) * 0.008),
        periods: [10, 20, 30, 40],
        scopes: { match: [0, 4], h1: [0, 2], p1: [0, 1], p2: [1, 2], p3: [2, 3], p4: [3, 4] },
      }),
  },
  ufc: {
    matchesPerDay: 6,
    partLength: 6 * minute,
    parts: 3,
    pause: null,
    minutesPerPart: null,
    model(home, away) {
      const homeShare = share(home, away, 0.25)
      return fightModel({
        home: toChance(0.3 * homeShare),
        away: toChance(0.3 * (1 - homeShare)),
        judges: homeShare,
      })
    },
  },
  esports: {
    matchesPerDay: 8,
    partLength: 40 * minute,
    parts: 3,
    pause: null,
    minutesPerPart: null,
    model: (home, away) => raceModel(share(home, away, 0.2), mapScores),
  },
}

/** Number of parts that are over, given the milliseconds since the start. */
export function partsBy({ partLength, parts, pause }: SportPlan, elapsed: number): number {
  if (elapsed <= 0) return 0
  const beforePause = pause ? pause.after * partLength : Infinity
  const played =
    elapsed <= beforePause ? elapsed : Math.max(beforePause, elapsed - (pause === null ? 0 : pause.length))
  return Math.min(parts, Math.floor(played / partLength))
}

/** End of a part, in milliseconds after the start. */
export function endOfPart({ partLength, pause }: SportPlan, part: number): number {
  return part * partLength + (pause && part > pause.after ? pause.length : 0)
}
