import { tournamentSeries } from './tournament-series.ts'

const day = 24 * 60 * 60 * 1000
/** Midnight of a Monday in the players' time zone. */
const firstMonday = Date.UTC(2024, 0, 1) - 5 * 60 * 60 * 1000

/** Finished tournaments of each series to keep. */
const past = 2
const ahead = 1

export interface ScheduledTournament {
  series: string
  started_at: number
  finished_at: number
}

/** The tournaments of every series around a time, and until when this list stays valid. */
export function calendarAt(at: number): { scheduled: ScheduledTournament[]; until: number } {
  const scheduled: ScheduledTournament[] = []
  for (const { sysname, everyDays, lastsDays, beginsOnDay } of tournamentSeries) {
    const rhythm = everyDays * day
    const first = firstMonday + beginsOnDay * day
    const present = Math.floor((at - first) / rhythm)
    for (let number = present - past; number <= present + ahead; number += 1) {
      const startedAt = first + number * rhythm
      scheduled.push({ series: sysname, started_at: startedAt, finished_at: startedAt + lastsDays * day })
    }
  }
  const turns = scheduled.flatMap(({ started_at, finished_at }) => [started_at, finished_at])
  return { scheduled, until: Math.min(...turns.filter((turn) => turn > at)) }
}
