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

/** Multipliers of the latest rounds that the page shows. */
const shownRounds = 12

const decimal = (hundredths: number) => (hundredths / 100).toFixed(2)

/** What the page learns of a round. Where a flying one will crash is not in it. */
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

/** The game as it stands for this player: his latest round and those before. */
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
  /** Hundredths at which to cash out without being asked; null: by hand only. */
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

/** Begins a round; the same bet sent twice begins one. */
export async function placeCrashBet(sandbox: SandboxContext, launch: Launch, bet: CrashBet) {
  await settleDueCrashRounds(sandbox, launch.wallet.owner)
  await inTransaction(sandbox.database, async (trx) => {
    const [earlier] = await findRounds(trx, { owner: launch.wallet.owner, key: bet.key }, 1)
    if (!earlier) await begin(trx, sandbox, launch, bet)
  })
  return crashState(sandbox, launch)
}

/**
 * Cashes a round out at the multiplier of this moment, by the server's clock. Asked again, it answers what
 * was cashed out; after the crash it is refused.
 */
export async function cashOut(sandbox: SandboxContext, launch: Launch, id: number) {
  const { owner } = launch.wallet
  await settleDueCrashRounds(sandbox, owner)
  await inTransaction(sandbox.database, async (trx) => {
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
  })
  return crashState(sandbox, launch)
}
