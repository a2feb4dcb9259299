import { isDeepStrictEqual } from 'node:util'
import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { raiseFrom, stakeFrom } from '../bets/launch-bet.ts'
import { payoutOf } from '../bets/multipliers.ts'
import type { SimulatorName } from '../catalogue/simulator-of.ts'
import type { Launch } from '../frames/launch.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import { nextDraw } from '../provably-fair/seeds.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'
import { findRounds, referenceOf, replayRound, type StepRound } from './step-rounds.ts'
import { endRound } from './step-settlement.ts'

const notAllowed = (field: string) =>
  new ApiError('InvalidParameterException', 'The rules do not allow this', { [field]: 'not_allowed' })

async function viewOf(sandbox: SandboxContext, round: StepRound) {
  const { id, status, stake, win, currency, moves } = round
  const state = await replayRound(sandbox.database, sandbox, round, moves)
  if (!state) throw new RangeError(`round ${id} has moves that the rules do not allow`)
  return {
    id,
    /** Number of moves so far: the next one must name it. */
    step: moves.length,
    status,
    stake: toAmount(stake * BigInt(state.stakes), currency),
    win: toAmount(win, currency),
    /** What the player gets by ending the round now. */
    worth: toAmount(payoutOf(stake, state.multiplier), currency),
    multiplier: state.multiplier,
    view: state.view,
  }
}

/** The player's latest round of the game, which may be open since an earlier visit. */
export async function stepState(sandbox: SandboxContext, { sysname, mode, wallet }: Launch) {
  const { database } = sandbox
  const { owner, currency } = wallet
  const [round] = await findRounds(database, { owner, sysname, mode, currency }, 1)
  const account = round?.status === 'open' ? { ...wallet, wallet: round.wallet } : wallet
  return {
    round: round ? await viewOf(sandbox, round) : null,
    balance: toAmount(await balanceOf(database, account), currency),
  }
}

export interface StepBet {
  simulator: SimulatorName
  key: string
  /** Minor units. */
  stake: bigint
  options: unknown
}

async function begin(trx: DbTransaction, sandbox: SandboxContext, launch: Launch, bet: StepBet) {
  const { sysname, mode, wallet } = launch
  const { owner, currency } = wallet
  const { simulator, key, stake, options } = bet
  const [open] = await findRounds(trx, { owner, sysname, mode, currency, status: 'open' }, 1)
  if (open) throw new ApiError('InvalidRequestException', 'A round is open', { round: 'open' })
  const at = sandbox.now()
  const { seeds, seedsId } = await nextDraw(trx, sandbox, owner, at)
  const { id } = await trx
    .insertInto('step_rounds')
    .values({
      owner,
      sysname,
      mode,
      simulator,
      key,
      wallet: wallet.wallet,
      currency,
      stake,
      win: 0n,
      options: JSON.stringify(options),
      moves: '[]',
      status: 'open',
      started_at: at,
      moved_at: at,
      seeds_id: seedsId,
      nonce: seeds.nonce,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = await stakeFrom(trx, launch, { stake, reference: referenceOf({ id }), at })
  await trx.updateTable('step_rounds').set({ wallet: account.wallet }).where('id', '=', id).execute()
  const [round] = await findRounds(trx, { id }, 1)
  const state = round && (await replayRound(trx, sandbox, round, []))
  if (!state) throw notAllowed('options')
  if (state.isOver) await endRound(trx, sandbox, round, { state, moves: [], at })
}

/** Starts a round; repeating the same bet does not start another. */
export async function startRound(sandbox: SandboxContext, launch: Launch, bet: StepBet) {
  const { owner } = launch.wallet
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const [earlier] = await findRounds(trx, { owner, key: bet.key }, 1)
      if (!earlier) await begin(trx, sandbox, launch, bet)
    },
    owner,
  )
  return stepState(sandbox, launch)
}

export interface StepMove {
  id: number
  /** Number of moves before this one: a repeated move counts once. */
  step: number
  move: unknown
}

async function proceed(
  trx: DbTransaction,
  sandbox: SandboxContext,
  launch: Launch,
  { id, step, move }: StepMove,
) {
  const { sysname, mode, wallet } = launch
  const { owner, currency } = wallet
  const [round] = await findRounds(trx, { id, owner, sysname, mode, currency }, 1)
  if (!round) throw new ApiError('InvalidParameterException', 'No such round', { id: 'unknown' })
  if (step === round.moves.length - 1 && isDeepStrictEqual(round.moves[step], move)) return
  if (step !== round.moves.length || round.status !== 'open')
    throw new ApiError('InvalidRequestException', 'The round has moved on', { step: 'stale' })
  const moves = [...round.moves, move]
  const before = await replayRound(trx, sandbox, round, round.moves)
  const state = await replayRound(trx, sandbox, round, moves)
  if (!before || !state) throw notAllowed('move')
  const at = sandbox.now()
  if (state.stakes > before.stakes)
    await raiseFrom(trx, launch, {
      stake: round.stake,
      reference: referenceOf(round),
      at,
      wallet: round.wallet,
      part: state.stakes,
    })
  if (state.isOver) return endRound(trx, sandbox, round, { state, moves, at })
  await trx
    .updateTable('step_rounds')
    .set({ moves: JSON.stringify(moves), moved_at: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
}

/** Makes the next move of an open round. Repeating the latest move returns the same state. */
export async function makeMove(sandbox: SandboxContext, launch: Launch, move: StepMove) {
  await inTransaction(sandbox.database, (trx) => proceed(trx, sandbox, launch, move), launch.wallet.owner)
  return stepState(sandbox, launch)
}
