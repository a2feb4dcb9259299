import type { FastifyInstance } from 'fastify'
import { settleJackpots } from '../competitions/jackpots.ts'
import { settleTournaments } from '../competitions/settle-tournaments.ts'
import { settleDueCrashRounds } from '../crash/crash-settlement.ts'
import { settleDue } from '../payments/settle.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { settleDueSportsBets } from '../sportsbook/sports-settlement.ts'

const sweepIntervalMs = 10_000

/** Settles every open bet whose result is known, of one owner (`player:7`) or of all. */
async function settleDueBets(sandbox: SandboxContext, owner?: string): Promise<void> {
  await settleDueCrashRounds(sandbox, owner)
  await settleDueSportsBets(sandbox, owner)
}

/**
 * Settles open bets, payments and competitions periodically while the server runs, even if no player requests
 * them.
 */
export function registerSweep(scope: FastifyInstance, sandbox: SandboxContext): void {
  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= Promise.all([
      settleDueBets(sandbox),
      settleDue(sandbox),
      settleTournaments(sandbox),
      settleJackpots(sandbox),
    ])
      .then(() => undefined)
      .catch(sandbox.logError)
      .finally(() => (running = undefined))
  }, sweepIntervalMs)
  timer.unref()
  scope.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
