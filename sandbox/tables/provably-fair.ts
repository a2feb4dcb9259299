import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Pairs of seeds that outcomes are derived from; each owner has one that is not revealed. */
export interface ProvablyFairSeedTable {
  id: Generated<number>
  /** `player:7` or `guest:…`. */
  owner: string
  /** Shown only as a hash until it is revealed. */
  server_seed: string
  client_seed: string
  /** Number of the next outcome. */
  next_nonce: number
  created_at: Timestamp
  revealed_at: Timestamp | null
}

export interface ProvablyFairTables {
  provably_fair_seeds: ProvablyFairSeedTable
}
