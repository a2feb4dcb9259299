import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import { refundTo, stakeFrom } from '../bets/launch-bet.ts'
import type { Launch } from '../frames/launch.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import type { DbTransaction } from '../tables/database.ts'
import { detailOf, findBets, referenceOf, type CrashBet } from './crash-bet.ts'
import { flightsOf, type CrashFlight } from './crash-flight.ts'
import { multiplierAt } from './crash-odds.ts'
import { dueTimeOf, endBet, holdFor, settleDueCrashBets } from './crash-settlement.ts'
import { crashState } from './crash-state.ts'

export interface CrashBetRequest {
  key: string
  /** Which of the player's two bets: 1 or 2. */
  panel: number
  /** Minor units. */
  stake: bigint
  /** Multiplier of the automatic cash-out, in hundredths; null: manual only. */
  autoAt: number | null
  /** Number of the only flight that the bet may be on; undefined: the one that takes bets, or else the next one. */
  onlyOn?: number | undefined
}

/**
 * Takes the stake at once, also of a bet that waits for the next flight: cancelling refunds it. No later step can
 * fail or take it twice.
 */
async function place(
  trx: DbTransaction,
  launch: Launch,
  { flight, at, ...bet }: CrashBetRequest & { flight: CrashFlight; at: number },
): Promise<void> {
  const { key, panel, stake, autoAt } = bet
  const { owner, wallet, currency } = launch.wallet
  const others = await findBets(trx, { owner, mode: launch.mode, flights: [flight.id] })
  if (others.some((other) => other.panel === panel && other.status !== 'cancelled'))
    throw new ApiError('InvalidRequestException', 'This bet is placed already', { panel: 'taken' })
  const { id } = await trx
    .insertInto('crash_bets')
    .values({
      flight_id: flight.id,
      owner,
      player_id: launch.player?.id ?? null,
      mode: launch.mode,
      panel,
      key,
      wallet,
      currency,
      stake,
      win: 0n,
      auto_at: autoAt,
      status: 'open',
      cashed_at: null,
      due_at: dueTimeOf(flight, autoAt),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const detail = detailOf(flight)
  const account = await stakeFrom(trx, launch, { stake, reference: referenceOf({ id }), at, detail })
  await trx.updateTable('crash_bets').set({ wallet: account.wallet }).where('id', '=', id).execute()
}

/**
 * Bets on the flight that takes bets, or else on the next one. Repeating the same bet does not place another,
 * whichever flight takes bets by then.
 */
export async function placeCrashBet(sandbox: SandboxContext, launch: Launch, bet: CrashBetRequest) {
  const at = sandbox.now()
  const { owner } = launch.wallet
  const { current, next } = await flightsOf(sandbox, launch.sysname, { at })
  const flight = at < current.starts_at ? current : next
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const [earlier] = await findBets(trx, { owner, key: bet.key }, 1)
      if (earlier) return
      if (bet.onlyOn !== undefined && bet.onlyOn !== flight.number)
        throw new ApiError('InvalidRequestException', 'The flight has begun', { flight: 'passed' })
      await place(trx, launch, { ...bet, flight, at })
    },
    owner,
  )
  return crashState(sandbox, launch)
}

/** Runs `change` with a bet of this launch and its flight. */
async function changeBet(
  sandbox: SandboxContext,
  { wallet: { owner }, sysname, mode }: Launch,
  id: number,
  change: (trx: DbTransaction, bet: CrashBet, flight: CrashFlight) => Promise<void>,
): Promise<void> {
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const [bet] = await findBets(trx, { id, owner, mode }, 1)
      const flight =
        bet &&
        (await trx
          .selectFrom('crash_flights')
          .selectAll()
          .where('id', '=', bet.flight_id)
          .where('sysname', '=', sysname)
          .executeTakeFirst())
      if (!flight) throw new ApiError('InvalidParameterException', 'No such bet', { id: 'unknown' })
      await change(trx, bet, flight)
    },
    owner,
  )
}

/** Cancels a bet until its flight takes off and refunds the stake. Repeating it changes nothing. */
export async function cancelCrashBet(sandbox: SandboxContext, launch: Launch, id: number) {
  const at = sandbox.now()
  await changeBet(sandbox, launch, id, async (trx, bet, flight) => {
    if (bet.status === 'cancelled') return
    // A bet whose flight is over may be settled before a cancellation from before takeoff gets its turn.
    if (bet.status !== 'open' || at >= flight.starts_at)
      throw new ApiError('InvalidRequestException', 'The flight has begun', { id: 'started' })
    const { numUpdatedRows } = await trx
      .updateTable('crash_bets')
      .set({ status: 'cancelled' })
      .where('id', '=', bet.id)
      .where('status', '=', 'open')
      .executeTakeFirstOrThrow()
    const { stake } = bet
    const reference = referenceOf(bet)
    if (numUpdatedRows !== 1n || !(await refundTo(trx, bet, { stake, reference, at })))
      throw new RangeError(`${reference} was over before it was cancelled`)
  })
  return crashState(sandbox, launch)
}

/**
 * Cashes out at the multiplier of the moment in which the request arrives, by the server's clock. Repeating it
 * returns the same result; it fails after the crash.
 */
export async function cashOut(sandbox: SandboxContext, launch: Launch, id: number) {
  const at = sandbox.now()
  const { owner } = launch.wallet
  await holdFor(sandbox.database, { id, owner, at }, async () => {
    await settleDueCrashBets(sandbox, { at, owner })
    await changeBet(sandbox, launch, id, async (trx, bet, flight) => {
      if (bet.status === 'cashed') return
      if (bet.status !== 'open')
        throw new ApiError('InvalidRequestException', 'The bet is over', { id: bet.status })
      if (at < flight.starts_at)
        throw new ApiError('InvalidRequestException', 'The flight has not begun', { id: 'not_started' })
      // Open after its end, the bet waits for an earlier cash-out, which came in time.
      if (at >= bet.due_at) return
      await endBet(trx, sandbox, bet, { cashedAt: multiplierAt(at - flight.starts_at), at })
    })
  })
  return crashState(sandbox, launch)
}
