import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { drawFrom, type DrawInteger } from '../provably-fair/draw.ts'
import leagueList from './leagues.json'
import type { MatchModel } from './markets/models.ts'
import { isSport, plans, sports, type Sport } from './sports.ts'

const Localized = Type.Object({ uz: Type.String(), ru: Type.String() })
export interface LocalizedText {
  uz: string
  ru: string
}

/** Each side has its names and a strength from 1 to 9. */
const leagues = Value.Parse(
  Type.Array(
    Type.Object({
      sport: Type.Enum([...sports]),
      name: Localized,
      sides: Type.Array(Type.Tuple([Type.String(), Type.String(), Type.Integer({ minimum: 1, maximum: 9 })])),
    }),
  ),
  leagueList,
)

/** Its name, and an id that is the same in every language. */
export interface Team extends LocalizedText {
  id: string
}

/** A scheduled match, without its result. */
export interface Match {
  /** Such as `20260301-football-03`. */
  id: string
  /** UTC day of the start, such as `2026-03-01`. */
  day: string
  sport: Sport
  league: LocalizedText
  home: Team
  away: Team
  /** Milliseconds since 1970. */
  startsAt: number
  model: MatchModel
}

const dayLength = 24 * 60 * 60 * 1000
const fiveMinutes = 5 * 60_000
export const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

function shuffled<Item>(items: readonly Item[], draw: DrawInteger): Item[] {
  return items
    .map((item) => ({ item, order: draw(2 ** 31) }))
    .sort((first, second) => first.order - second.order)
    .map(({ item }) => item)
}

/** Pairs of a day; no side plays twice. */
function pairsOf(sport: Sport, draw: DrawInteger) {
  const pairs = leagues
    .filter((league) => league.sport === sport)
    .flatMap(({ name, sides }) => {
      const order = shuffled(sides, draw)
      return order.flatMap((home, index) => {
        const away = order[index + 1]
        return index % 2 === 0 && away ? [{ league: name, home, away }] : []
      })
    })
  return shuffled(pairs, draw)
}

const teamOf = ([uz, ru]: readonly [string, string, number]): Team => ({
  id: uz.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  uz,
  ru,
})

function matchesOf(sport: Sport, day: string): Match[] {
  const draw = drawFrom({ serverSeed: 'programme', clientSeed: `${day}:${sport}`, nonce: 0 })
  const { matchesPerDay, model } = plans[sport]
  const gap = dayLength / matchesPerDay
  return pairsOf(sport, draw)
    .slice(0, matchesPerDay)
    .map(({ league, home, away }, index) => {
      // Each match starts near the beginning of its share of the day, so that some match is always live.
      const begin = Math.floor((index * gap) / fiveMinutes) + draw(Math.floor(gap / 6 / fiveMinutes))
      const startsAt = Date.parse(day) + begin * fiveMinutes
      const id = `${day.replaceAll('-', '')}-${sport}-${String(index + 1).padStart(2, '0')}`
      return {
        id,
        day,
        sport,
        league,
        home: teamOf(home),
        away: teamOf(away),
        startsAt,
        model: model(home[2], away[2]),
      }
    })
}

/** Matches of recently read days. */
const cache = new LRUCache<string, readonly Match[]>({ max: 30 })

/** All matches that start on a UTC day. */
export function matchesOn(day: string): readonly Match[] {
  const cached = cache.get(day)
  if (cached) return cached
  const matches = sports.flatMap((sport) => matchesOf(sport, day))
  cache.set(day, matches)
  return matches
}

/** Live and upcoming matches of the two days from a time, soonest first. */
export function matchesAround(at: number): Match[] {
  return [-1, 0, 1, 2]
    .flatMap((offset) => matchesOn(dayOf(at + offset * dayLength)))
    .filter(({ startsAt }) => startsAt > at - dayLength / 4 && startsAt < at + 1.5 * dayLength)
    .sort((first, second) => first.startsAt - second.startsAt)
}

/** The match with this id, past or future. */
export function findMatch(id: string): Match | undefined {
  const [, year = '', month = '', date = '', sport = ''] =
    /^(\d{4})(\d\d)(\d\d)-([a-z]+)-\d\d$/.exec(id) ?? []
  const day = `${year}-${month}-${date}`
  if (!isSport(sport) || Number.isNaN(Date.parse(day))) return undefined
  return matchesOn(day).find((match) => match.id === id)
}
