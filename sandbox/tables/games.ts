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
  /** `|top|new|`: each tag between bars, so that one can be looked for. */
  tags: string
  emblem: string | null
  palette: string | null
  players: number
  has_demo: Flag
  /** 0 for a game that the catalogue no longer has: bets and favourites still name it. */
  is_offered: Generated<Flag>
}

/** What was seeded, so that it is not written again at every start. */
export interface SeedTable {
  name: string
  fingerprint: string
}

export interface HistoryExportTable {
  id: Generated<number>
  player_id: number
  /** Unguessable part of the file's address. */
  token: string
  locale: string
  placed_from: Timestamp
  /** The first moment that is not in it. */
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
  /** Kind of game, or `sportsbook`. */
  game_type: string
  mode: 'play' | 'demo'
  /** Whose purse is played with. */
  owner: string
  currency: string
  /** Session that the launch lives and dies with; null for a guest's demo. */
  session_hash: string | null
  expires_at: Timestamp
}

export interface RoundTable {
  launch_id: number
  /** Chosen by the game's page: a round sent twice is played once. */
  key: string
  stake: AmountColumn
  win: AmountColumn
  /** JSON of what the page shows. */
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
