import type { Generated } from 'kysely'
import type { AmountColumn, Flag, Timestamp } from './columns.ts'

export interface GameTable {
  id: number
  sysname: string
  name: string
  type: string
  provider: string
  provider_sysname: string
  priority: number
  /** `|top|new|`: every tag is enclosed in bars, so that a LIKE query can find it. */
  tags: string
  emblem: string | null
  palette: string | null
  players: number
  has_demo: Flag
  /** 0 for a game that is no longer in the catalogue: bets and favourites still refer to it. */
  is_offered: Generated<Flag>
}

/** Records seeded data, so that it is not written again at every start. */
export interface SeedTable {
  name: string
  fingerprint: string
}

export interface HistoryExportTable {
  id: Generated<number>
  player_id: number
  /** Unguessable part of the file's URL. */
  token: string
  locale: string
  placed_from: Timestamp
  /** Exclusive end of the period. */
  placed_until: Timestamp
  created_at: Timestamp
}

export interface LikeTable {
  player_id: number
  sysname: string
  at: Timestamp
}

export interface EventTable {
  id: Generated<number>
  player_id: number | null
  name: string
  params: string
  at: Timestamp
}

export interface LaunchTable {
  id: Generated<number>
  token_hash: string
  sysname: string
  /** Game type, or `sportsbook`. */
  game_type: string
  mode: 'play' | 'demo'
  /** Owner of the wallet in use. */
  owner: string
  currency: string
  /** Session the launch belongs to and ends with; null for a guest's demo. */
  session_hash: string | null
  expires_at: Timestamp
}

export interface RoundTable {
  launch_id: number
  /** Chosen by the game's page: a repeated round is played once. */
  key: string
  stake: AmountColumn
  win: AmountColumn
  /** JSON that the page displays. */
  outcome: string
  at: Timestamp
}

export interface GamesTables {
  games: GameTable
  likes: LikeTable
  events: EventTable
  launches: LaunchTable
  rounds: RoundTable
  seeds: SeedTable
  history_exports: HistoryExportTable
}
