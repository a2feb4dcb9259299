import type { Generated } from 'kysely'
import type { AmountColumn, Timestamp } from './columns.ts'

export interface TournamentTable {
  id: Generated<number>
  /** Which of the recurring tournaments it is one of. */
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
  /** When the points were reached: of two with as many, who was first is ahead. */
  reached_at: Timestamp
}

export interface JackpotTable {
  id: number
  /** It grows from then on. */
  last_drop_at: Timestamp
  /** Made up drops were written down until then. */
  simulated_until: Timestamp
}

export interface JackpotWinTable {
  id: Generated<number>
  jackpot_id: number
  /** Null for a made up winner. */
  player_id: number | null
  fakename: string
  sysname: string
  /** In the currency of jackpots. */
  amount: AmountColumn
  won_at: Timestamp
  /** Unique name of the win. */
  reference: string
}

export interface CompetitionsTables {
  tournaments: TournamentTable
  tournament_players: TournamentPlayerTable
  jackpots: JackpotTable
  jackpot_wins: JackpotWinTable
}
