import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'

export interface TournamentTable {
  id: Generated<number>
  /** The recurring series it belongs to. */
  series: string
  started_at: Timestamp
  finished_at: Timestamp
  /** When its prizes were paid; null: not yet. */
  paid_at: Timestamp | null
}

export interface TournamentPlayerTable {
  tournament_id: number
  player_id: number
  points: number
  joined_at: Timestamp
  /** When the points were reached: breaks ties, earlier is better. */
  reached_at: Timestamp
}

/** Participants and their points, counted by groups of points. */
export interface TournamentTallyTable {
  tournament_id: number
  /** Lowest points of the group. */
  lowest: number
  /** One of several rows of the same group, so that few transactions change the same one. */
  shard: number
  participants: number
  points: number
}

export interface JackpotTable {
  id: number
  /** Start of the current growth. */
  last_drop_at: Timestamp
  /** Simulated drops are recorded up to this time. */
  simulated_until: Timestamp
}

export interface JackpotWinTable {
  id: Generated<number>
  jackpot_id: number
  /** Null for a simulated winner. */
  player_id: number | null
  fakename: string
  sysname: string
  /** In the currency of jackpots. */
  amount: AmountColumn
  won_at: Timestamp
  /** Unique reference of the win. */
  reference: string
}

export interface CompetitionsTables {
  tournaments: TournamentTable
  tournament_players: TournamentPlayerTable
  tournament_tallies: TournamentTallyTable
  jackpots: JackpotTable
  jackpot_wins: JackpotWinTable
}
