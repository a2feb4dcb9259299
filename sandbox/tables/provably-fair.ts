import type { Generated } from 'kysely'
import type { Timestamp } from './columns.ts'

/** Seed pairs for game outcomes; each owner has exactly one that is not revealed. */
export interface ProvablyFairSeedTable {
  id: Generated<number>
  /** `player:7` or `guest:…`. */
  owner: string
  /** Only its hash is shown until it is revealed. */
  server_seed: string
  client_seed: string
  /** Nonce of the next outcome. */
  next_nonce: number
  created_at: Timestamp
  revealed_at: Timestamp | null
}

export interface ProvablyFairTables {
  provably_fair_seeds: ProvablyFairSeedTable
}
