import { inTransaction } from '../../server/contracts/database.ts'
import { postEntry, playerOwner } from '../ledger/ledger.ts'
import { convert } from '../ledger/rates.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { calendarAt } from './calendar.ts'
import { prizePositions, prizeCurrency, prizeOf } from './prizes.ts'
import { leadersOfEach, type StoredTournament } from './standing.ts'
import { seriesOf } from './tournament-series.ts'
import type { DbTransaction, Database } from '../tables/database.ts'

/** Per sandbox, the time range in which no tournament starts or ends. */
const quiet = new WeakMap<Database, { from: number; until: number }>()

async function payPrize(
  trx: DbTransaction,
  tournament: StoredTournament,
  { playerId, prize, at }: { playerId: number; prize: bigint; at: number },
): Promise<void> {
  const { currency } = await trx
    .selectFrom('players')
    .select('currency')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow()
  const amount = convert(prize, prizeCurrency, currency)
  if (amount === 0n) return
  await postEntry(trx, {
    reference: `tournament:${tournament.id}:${playerId}`,
    kind: 'prize',
    at,
    postings: [
      { owner: 'house', wallet: 'main', currency, amount: -amount },
      { owner: playerOwner(playerId), wallet: 'main', currency, amount },
    ],
  })
}

/** Pays the prizes of a finished tournament once, and marks it as paid in the same transaction. */
async function payTournament(database: Database, tournament: StoredTournament, at: number): Promise<void> {
  const series = seriesOf(tournament.series)
  await inTransaction(database, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tournaments')
      .set({ paid_at: at })
      .where('id', '=', tournament.id)
      .where('paid_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    const leaders = await leadersOfEach(trx, [tournament], prizePositions(series), at)
    for (const { playerId, position } of leaders.get(tournament.id) ?? []) {
      const prize = prizeOf(series, position)
      if (playerId !== null && prize !== undefined) await payPrize(trx, tournament, { playerId, prize, at })
    }
  })
}

/**
 * Brings the tournaments up to date: inserts upcoming ones and pays the prizes of finished ones. Cheap while
 * no tournament starts or ends.
 */
export async function settleTournaments({ database, now }: SandboxContext): Promise<void> {
  const at = now()
  const span = quiet.get(database)
  if (span && span.from <= at && at < span.until) return
  const { scheduled, until } = calendarAt(at)
  await inTransaction(database, (trx) =>
    trx
      .insertInto('tournaments')
      .values(
        scheduled
          .toSorted((one, other) => one.started_at - other.started_at)
          .map((each) => ({ ...each, paid_at: null })),
      )
      .onConflict((conflict) => conflict.columns(['series', 'started_at']).doNothing())
      .execute(),
  )
  const over = await database
    .selectFrom('tournaments')
    .selectAll()
    .where('paid_at', 'is', null)
    .where('finished_at', '<=', at)
    .orderBy('finished_at')
    .orderBy('id')
    .execute()
  for (const tournament of over) await payTournament(database, tournament, at)
  quiet.set(database, { from: at, until })
}
