import { sql, type Selectable } from 'kysely'
import type { TournamentTable } from '../tables/competitions.ts'
import { rivalsOf } from './rivals.ts'
import type { Database } from '../tables/database.ts'

export type StoredTournament = Selectable<TournamentTable>

export interface StandingEntry {
  position: number
  fakename: string
  points: number
  /** Null for a simulated rival. */
  playerId: number | null
}

/** When points stop counting, or now. */
const countedUntil = ({ finished_at }: StoredTournament, at: number) => Math.min(at, finished_at)

const numbersOf = (tournaments: readonly StoredTournament[]) => tournaments.map(({ id }) => id)

/** In the order of an index: reads only as many rows. */
function leadingPlayers(database: Database, { id }: StoredTournament, count: number) {
  return database
    .selectFrom('tournament_players')
    .innerJoin('players', 'players.id', 'tournament_players.player_id')
    .select(['player_id as playerId', 'fakename', 'points'])
    .where('tournament_id', '=', id)
    .where('points', '>', 0)
    .orderBy('points', 'desc')
    .orderBy('reached_at')
    .orderBy('player_id')
    .limit(count)
    .execute()
}

/**
 * The leaders of each tournament, by its id. On equal points, players rank above simulated rivals, and
 * earlier ones above later ones.
 */
export async function leadersOfEach(
  database: Database,
  tournaments: readonly StoredTournament[],
  count: number,
  at: number,
): Promise<Map<number, StandingEntry[]>> {
  const leaders = new Map<number, StandingEntry[]>()
  for (const tournament of tournaments) {
    const players = await leadingPlayers(database, tournament, count)
    const rivals = rivalsOf(tournament, countedUntil(tournament, at))
      .filter(({ points }) => points > 0)
      .map((rival) => ({ ...rival, playerId: null }))
    leaders.set(
      tournament.id,
      [...players, ...rivals]
        .toSorted((one, other) => other.points - one.points)
        .slice(0, count)
        .map(({ fakename, points, playerId }, index) => ({
          position: index + 1,
          fakename,
          points,
          playerId,
        })),
    )
  }
  return leaders
}

export interface OwnStanding {
  points: number
  /** Null without points. */
  position: number | null
}

/**
 * Ranks of a player by tournament, for those the player takes part in. Tallies count the participants above the
 * player's group of points, so that only those in the same group are compared one by one.
 */
export async function standingsOf(
  database: Database,
  tournaments: readonly StoredTournament[],
  playerId: number,
  at: number,
): Promise<Map<number, OwnStanding>> {
  if (tournaments.length === 0) return new Map()
  const groupsAbove = sql`tournament_tallies
    where tournament_tallies.tournament_id = own.tournament_id and lowest > own.points`
  const { rows } = await sql<OwnRow>`
    select own.tournament_id, own.points,
      (select sum(participants) from ${groupsAbove}) as above,
      case when own.points > 0 then (
        select count(*) from tournament_players as other
        where other.tournament_id = own.tournament_id
          and other.points >= own.points
          and other.points < coalesce((select min(lowest) from ${groupsAbove}), ${Number.MAX_SAFE_INTEGER})
          and (other.points > own.points
            or (other.reached_at, other.player_id) < (own.reached_at, own.player_id))
      ) end as ahead
    from tournament_players as own
    where own.player_id = ${playerId} and own.tournament_id in (${sql.join(numbersOf(tournaments))})`.execute(
    database,
  )
  const own = new Map(rows.map((row) => [row.tournament_id, row]))
  const standings = new Map<number, OwnStanding>()
  for (const tournament of tournaments) {
    const row = own.get(tournament.id)
    if (!row) continue
    const { points, above, ahead } = row
    const rivals = rivalsOf(tournament, countedUntil(tournament, at)).filter((rival) => rival.points > points)
    const position = points === 0 ? null : Number(above ?? 0) + Number(ahead) + rivals.length + 1
    standings.set(tournament.id, { points, position })
  }
  return standings
}

interface OwnRow {
  tournament_id: number
  points: number
  /** Participants in higher groups of points; null for none. */
  above: number | string | null
  /** Better participants of the same group; null without points. */
  ahead: number | string | null
}

export interface Totals {
  /** Number of participants. */
  participants: number
  /** Sum of all points. */
  points: number
}

/** Totals of each tournament, by its id. */
export async function totalsOfEach(
  database: Database,
  tournaments: readonly StoredTournament[],
  at: number,
): Promise<Map<number, Totals>> {
  if (tournaments.length === 0) return new Map()
  const rows = await database
    .selectFrom('tournament_tallies')
    .select('tournament_id')
    .select(sql<number | string>`sum(participants)`.as('participants'))
    .select(sql<number | string>`sum(points)`.as('points'))
    .where('tournament_id', 'in', numbersOf(tournaments))
    .groupBy('tournament_id')
    .execute()
  const players = new Map(rows.map((row) => [row.tournament_id, row]))
  return new Map(
    tournaments.map((tournament) => {
      const rivals = rivalsOf(tournament, countedUntil(tournament, at))
      const own = players.get(tournament.id)
      return [
        tournament.id,
        {
          participants: Number(own?.participants ?? 0) + rivals.length,
          points: Number(own?.points ?? 0) + rivals.reduce((sum, { points }) => sum + points, 0),
        },
      ]
    }),
  )
}
