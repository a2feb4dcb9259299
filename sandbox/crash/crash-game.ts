import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/db/transaction.ts'
import { nextDraw } from '../provably-fair/seeds.ts'
import type { Launch } from '../frames/launch.ts'
import { stakeFrom } from '../bets/launch-bet.ts'
import { toAmount } from '../ledger/currencies.ts'
import { balanceOf } from '../ledger/ledger.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { drawCrash, multiplierAt, takeOff } from './crash-odds.ts'
import { findRounds, referenceOf, type CrashRound } from './crash-round.ts'
import { dueTimeOf, endRound, settleDueCrashRounds } from './crash-settlement.ts'
import type { DbTransaction } from '../tables/database.ts'

/** Number of recent rounds whose multipliers the page shows. */
const shownRounds = 12

const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)

/** Public view of a round. Omits the crash point of a running round. */
function viewOf(round: CrashRound) {
  const { id, currency } = round
  return {
    id,
    status: round.status,
    stake: toAmount(round.stake, currency),
    win: toAmount(round.win, currency),
    auto_at: round.auto_at === null ? null : decimal(round.auto_at),
    cashed_at: round.cashed_at === null ? null : decimal(round.cashed_at),
    crash_at: round.status === 'flying' ? null : decimal(Math.max(round.crash_at, 100)),
    started_at: round.started_at,
  }
}

/** The player's current game state: the latest round and the previous ones. */
export async function crashState(sandbox: SandboxContext, launch: Launch) {
  const { database } = sandbox
  const { sysname, mode, wallet } = launch
  await settleDueCrashRounds(sandbox, wallet.owner)
  const rounds = await findRounds(database, { owner: wallet.owner, sysname, mode }, shownRounds + 1)
  const [latest] = rounds
  return {
    now: sandbox.now(),
    round: latest ? viewOf(latest) : null,
    earlier: rounds
      .filter(({ status }) => status !== 'flying')
      .map(({ crash_at }) => decimal(Math.max(crash_at, 100))),
    balance: toAmount(
      await balanceOf(database, latest?.status === 'flying' ? { ...wallet, wallet: latest.wallet } : wallet),
      wallet.currency,
    ),
  }
}

export interface CrashBet {
  key: string
  /** Minor units. */
  stake: bigint
  /** Multiplier of the automatic cash-out, in hundredths; null: manual only. */
  autoAt: number | null
}

async function begin(
  trx: DbTransaction,
  sandbox: SandboxContext,
  launch: Launch,
  { key, stake, autoAt }: CrashBet,
): Promise<void> {
  const { sysname, mode, wallet } = launch
  const { owner, currency } = wallet
  const [flying] = await findRounds(trx, { owner, sysname, mode, status: 'flying' }, 1)
  if (flying) throw new ApiError('InvalidRequestException', 'A round is flying', { round: 'open' })
  const at = sandbox.now()
  const { draw, seeds, seedsId } = await nextDraw(trx, sandbox, owner, at)
  const begun = { auto_at: autoAt, crash_at: drawCrash(draw), started_at: at + takeOff }
  const { id } = await trx
    .insertInto('crash_rounds')
    .values({
      ...begun,
      owner,
      sysname,
      mode,
      key,
      wallet: wallet.wallet,
      currency,
      stake,
      win: 0n,
      status: 'flying',
      cashed_at: null,
      due_at: dueTimeOf(begun),
      seeds_id: seedsId,
      nonce: seeds.nonce,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const account = await stakeFrom(trx, launch, { stake, reference: referenceOf({ id }), at })
  await trx.updateTable('crash_rounds').set({ wallet: account.wallet }).where('id', '=', id).execute()
}

/** Starts a round; repeating the same bet does not start another. */
export async function placeCrashBet(sandbox: SandboxContext, launch: Launch, bet: CrashBet) {
  await settleDueCrashRounds(sandbox, launch.wallet.owner)
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const [earlier] = await findRounds(trx, { owner: launch.wallet.owner, key: bet.key }, 1)
      if (!earlier) await begin(trx, sandbox, launch, bet)
    },
    launch.wallet.owner,
  )
  return crashState(sandbox, launch)
}

/**
 * Cashes out at the current multiplier by the server's clock. Repeating it returns the same result; it fails
 * after the crash.
 */
export async function cashOut(sandbox: SandboxContext, launch: Launch, id: number) {
  const { owner } = launch.wallet
  await settleDueCrashRounds(sandbox, owner)
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const [round] = await findRounds(trx, { id, owner }, 1)
      if (!round || round.sysname !== launch.sysname || round.mode !== launch.mode)
        throw new ApiError('InvalidParameterException', 'No such round', { id: 'unknown' })
      if (round.status === 'cashed') return
      if (round.status === 'crashed')
        throw new ApiError('InvalidRequestException', 'The round is over', { id: 'crashed' })
      const at = sandbox.now()
      if (at < round.started_at)
        throw new ApiError('InvalidRequestException', 'The round has not begun', { id: 'not_started' })
      await endRound(trx, sandbox, round, { cashedAt: multiplierAt(at - round.started_at), at })
    },
    owner,
  )
  return crashState(sandbox, launch)
}
