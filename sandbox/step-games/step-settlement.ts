import { inTransaction } from '../../server/contracts/database.ts'
import { payTo, refundTo } from '../bets/launch-bet.ts'
import { payoutOf } from '../bets/multipliers.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'
import { gameOf } from './step-games.ts'
import { findRounds, referenceOf, replayRound, type ReplayedRound, type StepRound } from './step-rounds.ts'

/** A round without a move for this time ends by itself. */
export const abandonedAfter = 24 * 60 * 60 * 1000

/** Marks an open round as ended; false if it has already ended. */
async function close(
  trx: DbTransaction,
  { id }: Pick<StepRound, 'id'>,
  end: { status: 'over' | 'refunded'; win: bigint; moves: readonly unknown[]; at: number },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('step_rounds')
    .set({ status: end.status, win: end.win, moves: JSON.stringify(end.moves), moved_at: end.at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Pays a round that these moves have ended, once. */
export async function endRound(
  trx: DbTransaction,
  sandbox: SandboxContext,
  round: StepRound,
  { state, moves, at }: { state: ReplayedRound; moves: readonly unknown[]; at: number },
): Promise<void> {
  const win = payoutOf(round.stake, state.multiplier)
  if (!(await close(trx, round, { status: 'over', win, moves, at }))) return
  const { detail } = state
  await payTo(trx, sandbox, round, { win, reference: referenceOf(round), at, detail })
}

/** Ends a round by the move that its rules name for this: takes the win, or stands. */
async function abandon(trx: DbTransaction, sandbox: SandboxContext, round: StepRound): Promise<void> {
  const move = gameOf(round.simulator).abandon
  const at = sandbox.now()
  const moves = [...round.moves]
  let state = await replayRound(trx, sandbox, round, moves)
  while (state && !state.isOver) {
    moves.push(move)
    state = await replayRound(trx, sandbox, round, moves)
  }
  if (state) return endRound(trx, sandbox, round, { state, moves, at })
  // Nothing was opened or shot: there is no win to take.
  const { stake } = round
  if (await close(trx, round, { status: 'refunded', win: 0n, moves: round.moves, at }))
    await refundTo(trx, round, { stake, reference: referenceOf(round), at })
}

/** Ends the rounds that nobody has continued for a day. One that fails is logged and does not hold up the others. */
export async function settleAbandonedRounds(sandbox: SandboxContext): Promise<void> {
  const filter = { status: 'open', movedBefore: sandbox.now() - abandonedAfter } as const
  for (const { id, owner } of await findRounds(sandbox.database, filter, 1000))
    await inTransaction(
      sandbox.database,
      async (trx) => {
        const [round] = await findRounds(trx, { ...filter, id }, 1)
        if (round) await abandon(trx, sandbox, round)
      },
      owner,
    ).catch(sandbox.logError)
}
