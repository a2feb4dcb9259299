import { inTransaction } from '../../server/contracts/database.ts'
import { payTo } from '../bets/launch-bet.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { Database, DbTransaction } from '../tables/database.ts'
import { findBets, referenceOf, type CrashBet } from './crash-bet.ts'
import type { CrashFlight } from './crash-flight.ts'
import { highestMultiplier, timeOf, winAt } from './crash-odds.ts'

/** The multiplier that pays without a manual cash-out; null: the bet is lost. */
export function targetOf(autoAt: number | null, crashAt: number): number | null {
  const target = autoAt ?? highestMultiplier
  return crashAt >= target ? target : null
}

/** When a bet on the flight ends without a manual cash-out. */
export function dueTimeOf({ crash_at, starts_at, ends_at }: CrashFlight, autoAt: number | null): number {
  const target = targetOf(autoAt, crash_at)
  return target === null ? ends_at : starts_at + timeOf(target)
}

/** Ends an open bet at a multiplier, or with null as lost; does nothing if it has already ended. */
export async function endBet(
  trx: DbTransaction,
  sandbox: SandboxContext,
  bet: CrashBet,
  { cashedAt, at }: { cashedAt: number | null; at: number },
): Promise<void> {
  const win = cashedAt === null ? 0n : winAt(bet.stake, cashedAt)
  const { numUpdatedRows } = await trx
    .updateTable('crash_bets')
    .set({ status: cashedAt === null ? 'crashed' : 'cashed', cashed_at: cashedAt, win })
    .where('id', '=', bet.id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  const { owner, wallet, currency } = bet
  await payTo(trx, sandbox, { owner, wallet, currency }, { win, reference: referenceOf(bet), at })
}

async function crashPoints(sandbox: SandboxContext, bets: readonly CrashBet[]) {
  const ids = [...new Set(bets.map(({ flight_id }) => flight_id))]
  if (ids.length === 0) return new Map<number, number>()
  const flights = await sandbox.database
    .selectFrom('crash_flights')
    .select(['id', 'crash_at'])
    .where('id', 'in', ids)
    .execute()
  return new Map(flights.map(({ id, crash_at }) => [id, crash_at]))
}

interface CashOut {
  /** Id of the bet. */
  id: number
  owner: string
  /** When the player asked. */
  at: number
}

/** For each database, the cash-outs that this process has received and not yet carried out. */
const received = new WeakMap<Database, Set<CashOut>>()

/**
 * Runs `work`, which cashes out a bet. If the player asked in time, nothing ends the bet by the clock meanwhile: the
 * cash-out waits for other transactions of the player, and would come too late through no fault of theirs.
 */
export async function holdFor(
  database: Database,
  cashOut: CashOut,
  work: () => Promise<void>,
): Promise<void> {
  const cashOuts = received.get(database) ?? new Set()
  received.set(database, cashOuts.add(cashOut))
  try {
    await work()
  } finally {
    cashOuts.delete(cashOut)
  }
}

const isHeld = (database: Database, bet: CrashBet) =>
  [...(received.get(database) ?? [])].some(
    ({ id, owner, at }) => id === bet.id && owner === bet.owner && at < bet.due_at,
  )

/** Ends every bet that is over by the clock, dated to when it ended. */
export async function settleDueCrashBets(
  sandbox: SandboxContext,
  { at = sandbox.now(), owner }: { at?: number; owner?: string } = {},
): Promise<void> {
  const filter = { status: 'open', dueBy: at, ...(owner === undefined ? {} : { owner }) } as const
  const bets = await findBets(sandbox.database, filter)
  const crashAt = await crashPoints(sandbox, bets)
  for (const bet of bets) {
    if (isHeld(sandbox.database, bet)) continue
    const cashedAt = targetOf(bet.auto_at, crashAt.get(bet.flight_id) ?? 0)
    await inTransaction(
      sandbox.database,
      (trx) => endBet(trx, sandbox, bet, { cashedAt, at: bet.due_at }),
      bet.owner,
    )
  }
}
