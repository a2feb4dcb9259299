import { inTransaction } from '../../server/contracts/database.ts'
import type { Database, DbTransaction } from '../tables/database.ts'

const day = 24 * 60 * 60 * 1000
/** Expired launches are kept for this time: a delayed result may still refer to one. */
const keptFor = 7 * day
/** Nobody returns to a guest's demo, and anybody can start one. */
const guestKeptFor = day
/** Launches of one collection: a long backlog must not block others. */
const maxCollected = 200
/** Databases limit the parameters of a statement. */
const maxParameters = 1000

const guestPrefix = 'guest:'

/** Deletes the play money and the rounds of guests. */
async function deleteDemos(trx: DbTransaction, owners: readonly string[]): Promise<void> {
  const accounts = trx.selectFrom('ledger_accounts').select('id').where('owner', 'in', owners)
  const entries = await trx
    .selectFrom('ledger_postings')
    .select('entry_id')
    .distinct()
    .where('account_id', 'in', accounts)
    .execute()
  const entryIds = entries.map(({ entry_id }) => entry_id)
  // Whole entries, so that the postings that are left still add up to zero.
  for (let start = 0; start < entryIds.length; start += maxParameters) {
    const some = entryIds.slice(start, start + maxParameters)
    await trx.deleteFrom('ledger_postings').where('entry_id', 'in', some).execute()
    await trx.deleteFrom('ledger_entries').where('id', 'in', some).execute()
  }
  await trx.deleteFrom('ledger_accounts').where('owner', 'in', owners).execute()
  const bets = trx.selectFrom('sports_bets').select('id').where('owner', 'in', owners)
  await trx.deleteFrom('sports_selections').where('bet_id', 'in', bets).execute()
  await trx.deleteFrom('sports_bets').where('owner', 'in', owners).execute()
  await trx.deleteFrom('crash_bets').where('owner', 'in', owners).execute()
  await trx.deleteFrom('crash_rounds').where('owner', 'in', owners).execute()
  await trx.deleteFrom('step_rounds').where('owner', 'in', owners).execute()
  await trx.deleteFrom('provably_fair_seeds').where('owner', 'in', owners).execute()
}

/**
 * Deletes launches that expired long ago, with their rounds; false if there may be more. Bets and money of players
 * stay, and everything else of a guest's demo goes.
 */
export async function collectLaunches(database: Database, at: number): Promise<boolean> {
  const expired = await database
    .selectFrom('launches')
    .select(['id', 'owner'])
    .where((row) =>
      row.or([
        row('expires_at', '<', at - keptFor),
        row.and([row('expires_at', '<', at - guestKeptFor), row('owner', 'like', `${guestPrefix}%`)]),
      ]),
    )
    .limit(maxCollected)
    .execute()
  if (expired.length === 0) return true
  const ids = expired.map(({ id }) => id)
  const guests = expired.map(({ owner }) => owner).filter((owner) => owner.startsWith(guestPrefix))
  await inTransaction(database, async (trx) => {
    await trx.deleteFrom('rounds').where('launch_id', 'in', ids).execute()
    await trx.deleteFrom('launches').where('id', 'in', ids).execute()
    if (guests.length > 0) await deleteDemos(trx, guests)
  })
  return expired.length < maxCollected
}
