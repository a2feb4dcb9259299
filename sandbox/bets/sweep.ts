import { setImmediate } from 'node:timers/promises'
import { settleJackpots } from '../competitions/jackpots.ts'
import { settleTournaments } from '../competitions/settle-tournaments.ts'
import { collectFlights } from '../crash/crash-flight.ts'
import { settleDueCrashBets } from '../crash/crash-settlement.ts'
import { settleOwnRounds } from '../crash/own-rounds.ts'
import { settleDue } from '../payments/settle.ts'
import { collectLaunches } from '../frames/collect-launches.ts'
import { collectIdempotentRequests } from '../ledger/idempotency.ts'
import { sendPushes } from '../push/deliver.ts'
import { creditDueRewards } from '../referral/rewards.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { settleAbandonedRounds } from '../step-games/step-settlement.ts'
import { settleDueSportsBets } from '../sportsbook/sports-settlement.ts'

const collectionIntervalMs = 60 * 60_000

/** Settles every open bet whose result is known. */
async function settleDueBets(sandbox: SandboxContext): Promise<void> {
  await settleDueCrashBets(sandbox)
  await settleOwnRounds(sandbox)
  await settleDueSportsBets(sandbox)
  await settleAbandonedRounds(sandbox)
}

/** Deletes what nobody can use any more. */
export async function collectGarbage({ database, now }: SandboxContext): Promise<void> {
  await collectIdempotentRequests(database, now())
  // Lets requests in between, since an embedded database blocks the process.
  while (!(await collectLaunches(database, now()))) await setImmediate()
  await collectFlights(database, now())
}

/** Runs `work` every `interval` milliseconds, unless it is still running; the returned function waits for its end. */
function repeat(
  work: () => Promise<unknown>,
  interval: number,
  logError: SandboxContext['logError'],
): () => Promise<void> {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= work()
      .then(() => undefined, logError)
      .finally(() => (running = undefined))
  }, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Settles open bets, payments, competitions and rewards for friends every `interval` milliseconds, even if no player
 * requests them, sends push notifications, and deletes every hour what nobody can use any more. Returns a function that
 * stops all of it and waits for what has begun; without an interval nothing happens by itself.
 */
export function startSweep(sandbox: SandboxContext, interval: number | undefined): () => Promise<void> {
  if (interval === undefined) return () => Promise.resolve()
  const settleAll = () =>
    Promise.all([
      settleDueBets(sandbox),
      settleDue(sandbox),
      settleTournaments(sandbox),
      settleJackpots(sandbox),
      creditDueRewards(sandbox),
    ])
  const stops = [
    repeat(settleAll, interval, sandbox.logError),
    repeat(() => sendPushes(sandbox), interval, sandbox.logError),
    repeat(() => collectGarbage(sandbox), collectionIntervalMs, sandbox.logError),
  ]
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
