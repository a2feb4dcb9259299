import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { TournamentTable } from '../tables/competitions.ts'
import type { SandboxTables } from '../tables/sandbox-tables.ts'
import { groupOf, participantsAbove } from './tallies.ts'
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

/** Rank of a player; undefined if not taking part. */
export async function standingOf(
  database: Database,
  tournament: StoredTournament,
  playerId: number,
  at: number,
): Promise<OwnStanding | undefined> {
  const players = database.selectFrom('tournament_players').where('tournament_id', '=', tournament.id)
  const own = await players
    .select(['points', 'reached_at'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (!own) return undefined
  const { points, reached_at } = own
  if (points === 0) return { points, position: null }
  const isAhead = (other: ExpressionBuilder<SandboxTables, 'tournament_players'>) =>
    other.or([
      other('points', '>', points),
      other.and([
        other('points', '=', points),
        other.or([
          other('reached_at', '<', reached_at),
          other.and([other('reached_at', '=', reached_at), other('player_id', '<', playerId)]),
        ]),
      ]),
    ])
  const group = groupOf(points)
  const { ahead } = await players
    .select(({ fn }) => fn.countAll().as('ahead'))
    .where('points', '>=', points)
    .where('points', '<', group.end)
    .where(isAhead)
    .executeTakeFirstOrThrow()
  const above = await participantsAbove(database, tournament.id, group)
  const rivals = rivalsOf(tournament, countedUntil(tournament, at)).filter((rival) => rival.points > points)
  return { points, position: above + Number(ahead) + rivals.length + 1 }
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
