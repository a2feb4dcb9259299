import { sql, type Selectable } from 'kysely'
import { inTransaction } from '../../server/contracts/database.ts'
import { payTo, refundTo } from '../bets/launch-bet.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { SportsBetTable } from '../tables/sportsbook.ts'
import { winOf } from './betslip.ts'
import { evaluateSelections } from './selection-results.ts'
import type { DbTransaction } from '../tables/database.ts'

/** How long a bet that could not be settled waits, in milliseconds. */
const retryAfter = 60_000

/** Closes an open bet and pays its win; does nothing if the bet is already closed. */
export async function closeSportsBet(
  trx: DbTransaction,
  sandbox: SandboxContext,
  bet: Pick<Selectable<SportsBetTable>, 'id' | 'owner' | 'wallet' | 'currency' | 'reference'>,
  { status, win, odds }: { status: Exclude<SportsBetTable['status'], 'open'>; win: bigint; odds: number },
): Promise<void> {
  const at = sandbox.now()
  const { numUpdatedRows } = await trx
    .updateTable('sports_bets')
    .set({ status, win, settled_at: at })
    .where('id', '=', bet.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const { owner, wallet, currency, reference } = bet
  const account = { owner, wallet, currency }
  if (status === 'refunded') await refundTo(trx, account, { stake: win, reference, at })
  else await payTo(trx, sandbox, account, { win, reference, at, odds })
}

async function settleBet(trx: DbTransaction, sandbox: SandboxContext, id: number): Promise<void> {
  const bet = await trx
    .selectFrom('sports_bets')
    .selectAll()
    .select(sql<string>`cast(stake as text)`.as('stake'))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!bet) return
  const results = await evaluateSelections(trx, sandbox, id)
  const isLost = results.some(({ result }) => result === 'lost')
  const open = results.filter(({ result }) => result === 'open')
  if (!isLost && open.length > 0) {
    const dueAt = Math.min(...open.map(({ endsBy }) => endsBy))
    await trx.updateTable('sports_bets').set({ due_at: dueAt }).where('id', '=', id).execute()
    return
  }
  const stake = BigInt(bet.stake)
  const win = isLost
    ? 0n
    : winOf(
        stake,
        results.map(({ odds }) => odds),
      )
  await closeSportsBet(trx, sandbox, bet, {
    status: isLost ? 'lost' : results.every(({ result }) => result === 'returned') ? 'refunded' : 'won',
    win,
    // A player who met the minimum odds of a bonus does not lose it because a match leaves the bet.
    odds: Number(
      winOf(
        100n,
        results.map(({ placedOdds }) => placedOdds),
      ),
    ),
  })
}

/**
 * Settles bets: one loses with its first lost selection and wins with its last won one. One that cannot be settled is
 * logged and waits, so that it holds up no other.
 */
export async function settleDueSportsBets(sandbox: SandboxContext, owner?: string): Promise<void> {
  const due = await sandbox.database
    .selectFrom('sports_bets')
    .select('id')
    .where('status', '=', 'open')
    .where('due_at', '<=', sandbox.now())
    .$if(owner !== undefined, (query) => query.where('owner', '=', owner ?? ''))
    .orderBy('id')
    .limit(1000)
    .execute()
  for (const { id } of due)
    try {
      await inTransaction(sandbox.database, (trx) => settleBet(trx, sandbox, id))
    } catch (error) {
      sandbox.logError(error)
      await sandbox.database
        .updateTable('sports_bets')
        .set({ due_at: sandbox.now() + retryAfter })
        .where('id', '=', id)
        .where('status', '=', 'open')
        .execute()
    }
}
