import { inTransaction } from '../../server/db/transaction.ts'
import { payTo } from '../bets/launch-bet.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { crashTimeOf, highestMultiplier, timeOf, winAt } from './crash-odds.ts'
import { findRounds, referenceOf, type CrashRound } from './crash-round.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Outcome of a round without a manual cash-out: the multiplier that pays, or null. */
function targetOf({ auto_at, crash_at }: Pick<CrashRound, 'auto_at' | 'crash_at'>): number | null {
  const target = auto_at ?? highestMultiplier
  return crash_at >= target ? target : null
}

/** When a round ends without a manual cash-out. */
export function dueTimeOf(round: Pick<CrashRound, 'auto_at' | 'crash_at' | 'started_at'>): number {
  const target = targetOf(round)
  return round.started_at + (target === null ? crashTimeOf(round.crash_at) : timeOf(target))
}

/** Ends a running round at a multiplier, or with null as crashed; false if it has already ended. */
export async function endRound(
  trx: DbTransaction,
  sandbox: SandboxContext,
  round: CrashRound,
  { cashedAt, at }: { cashedAt: number | null; at: number },
): Promise<boolean> {
  const win = cashedAt === null ? 0n : winAt(round.stake, cashedAt)
  const { numUpdatedRows } = await trx
    .updateTable('crash_rounds')
    .set({ status: cashedAt === null ? 'crashed' : 'cashed', cashed_at: cashedAt, win })
    .where('id', '=', round.id)
    .where('status', '=', 'flying')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return false
  const { owner, wallet, currency } = round
  await payTo(trx, sandbox, { owner, wallet, currency }, { win, reference: referenceOf(round), at })
  return true
}

/** Ends every round that is over by the clock, dated to when it ended. */
export async function settleDueCrashRounds(sandbox: SandboxContext, owner?: string): Promise<void> {
  const filter = {
    status: 'flying',
    dueBy: sandbox.now(),
    ...(owner === undefined ? {} : { owner }),
  } as const
  for (const round of await findRounds(sandbox.database, filter, 1000))
    await inTransaction(
      sandbox.database,
      (trx) => endRound(trx, sandbox, round, { cashedAt: targetOf(round), at: round.due_at }),
      round.owner,
    )
}
