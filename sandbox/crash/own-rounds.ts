import { sql } from 'kysely'
import { inTransaction } from '../../server/contracts/database.ts'
import { payTo, refundTo } from '../bets/launch-bet.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { winAt } from './crash-odds.ts'
import { targetOf } from './crash-settlement.ts'

const amount = sql<string>`cast(stake as text)`

/**
 * Ends the rounds that were in the air when players began to share flights. The page can no longer cash them out:
 * one without automatic cash-out is refunded.
 */
export async function settleOwnRounds(sandbox: SandboxContext): Promise<void> {
  const { database } = sandbox
  const rounds = await database
    .selectFrom('crash_rounds')
    .select(['id', 'owner', 'wallet', 'currency', 'auto_at', 'crash_at', 'due_at', amount.as('stake')])
    .where('status', '=', 'flying')
    .where('due_at', '<=', sandbox.now())
    .limit(1000)
    .execute()
  for (const { id, auto_at, crash_at, due_at: at, ...round } of rounds) {
    const stake = BigInt(round.stake)
    const cashedAt = targetOf(auto_at, crash_at)
    const win = cashedAt === null ? 0n : winAt(stake, cashedAt)
    await inTransaction(
      database,
      async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('crash_rounds')
          .set({ status: cashedAt === null ? 'crashed' : 'cashed', cashed_at: cashedAt, win })
          .where('id', '=', id)
          .where('status', '=', 'flying')
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return
        const reference = `crash:${id}`
        if (auto_at === null && cashedAt === null) await refundTo(trx, round, { stake, reference, at })
        else await payTo(trx, sandbox, round, { win, reference, at })
      },
      round.owner,
    )
  }
}
