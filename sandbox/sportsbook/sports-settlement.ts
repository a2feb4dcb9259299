import { sql } from 'kysely'
import { inTransaction } from '../../server/db/transaction.ts'
import { payTo } from '../bets/launch-bet.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { winOf } from './betslip.ts'
import { hasWon, isOutcome } from './odds.ts'
import { daySeed, progressOf } from './progress.ts'
import { findMatch } from './schedule.ts'
import type { DbTransaction } from '../tables/database.ts'

type Result = 'won' | 'lost' | 'open'

interface SelectionResult {
  result: Result
  odds: number
  endsBy: number
}

async function evaluate(
  trx: DbTransaction,
  sandbox: SandboxContext,
  betId: number,
): Promise<SelectionResult[]> {
  const selections = await trx
    .selectFrom('sports_selections')
    .selectAll()
    .where('bet_id', '=', betId)
    .execute()
  const results: SelectionResult[] = []
  for (const { event_id, outcome, odds } of selections) {
    const match = findMatch(event_id)
    if (!match || !isOutcome(outcome))
      throw new RangeError(`no such match or outcome: ${event_id} ${outcome}`)
    const progress = progressOf(match, await daySeed(trx, sandbox, match.day), sandbox.now(), sandbox)
    const result = progress.isOver ? (hasWon(match, progress, outcome) ? 'won' : 'lost') : 'open'
    results.push({ result, odds, endsBy: progress.endsBy })
  }
  return results
}

/** Combined odds of all matches, in hundredths. */
const totalOdds = (results: readonly SelectionResult[]) =>
  Math.floor(results.reduce((product, { odds }) => (product * odds) / 100, 100))

async function settleBet(trx: DbTransaction, sandbox: SandboxContext, id: number): Promise<void> {
  const bet = await trx
    .selectFrom('sports_bets')
    .selectAll()
    .select(sql<string>`cast(stake as text)`.as('stake'))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirst()
  if (!bet) return
  const results = await evaluate(trx, sandbox, id)
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
  const at = sandbox.now()
  await trx
    .updateTable('sports_bets')
    .set({ status: isLost ? 'lost' : 'won', win, settled_at: at })
    .where('id', '=', id)
    .execute()
  const { owner, wallet, currency, reference } = bet
  await payTo(trx, sandbox, { owner, wallet, currency }, { win, reference, at, odds: totalOdds(results) })
}

/** Settles bets: one loses with its first lost match and wins with its last won match. */
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
  for (const { id } of due) await inTransaction(sandbox.database, (trx) => settleBet(trx, sandbox, id))
}
