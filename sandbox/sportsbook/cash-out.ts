import { sql } from 'kysely'
import { ApiError } from '../../schemas/api/errors.ts'
import { inTransaction } from '../../server/contracts/database.ts'
import type { Launch } from '../frames/launch.ts'
import { toMinorUnits } from '../ledger/currencies.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { winOf } from './betslip.ts'
import { marginPercent } from './odds.ts'
import { evaluateSelections, type SelectionResult } from './selection-results.ts'
import { closeSportsBet, settleDueSportsBets } from './sports-settlement.ts'

const million = 1_000_000

/**
 * What an open bet can be cashed out for now, in minor units: its possible win times the probability of winning it
 * (a returned stake counts as a part of it), less the margin. Null if a match is lost.
 */
export function cashOutValue(stake: bigint, results: readonly SelectionResult[]): bigint | null {
  let value = winOf(
    stake,
    results.map(({ odds }) => odds),
  )
  for (const { result, worth } of results) {
    if (result === 'lost') return null
    value = (value * BigInt(Math.floor(worth * million))) / BigInt(million)
  }
  value = (value * 100n) / BigInt(100 + marginPercent)
  return value > 0n && results.some(({ result }) => result === 'open') ? value : null
}

const reject = (rule: string) => new ApiError('InvalidRequestException', 'No cash-out', { cash_out: rule })

/**
 * Ends a bet at its current cash-out value, at least the one that the player saw. A repeated call pays nothing more.
 * Allowed during a break: it pays the player's own money out of the game.
 */
export async function cashOutSportsBet(
  sandbox: SandboxContext,
  launch: Launch,
  { id, seen: seenText }: { id: number; seen: string },
): Promise<void> {
  const { mode, wallet } = launch
  const seen = toMinorUnits(seenText, wallet.currency)
  if (seen === undefined)
    throw new ApiError('InvalidParameterException', 'No such amount', { amount: 'format' })
  await settleDueSportsBets(sandbox, wallet.owner)
  await inTransaction(
    sandbox.database,
    async (trx) => {
      const bet = await trx
        .selectFrom('sports_bets')
        .selectAll()
        .select(sql<string>`cast(stake as text)`.as('stake'))
        .where('id', '=', id)
        .where('owner', '=', wallet.owner)
        .where('mode', '=', mode)
        .executeTakeFirst()
      if (!bet) throw new ApiError('InvalidParameterException', 'No such bet', { id: 'unknown' })
      if (bet.status === 'cashed') return
      if (bet.status !== 'open') throw reject('settled')
      const stake = BigInt(bet.stake)
      const value = cashOutValue(stake, await evaluateSelections(trx, sandbox, id))
      if (value === null) throw reject('closed')
      if (value < seen) throw reject('changed')
      // The odds of the shortened bet, so that cashing out at once does not count towards wagering.
      const odds = Number((value * 100n) / stake)
      await closeSportsBet(trx, sandbox, bet, { status: 'cashed', win: value, odds })
    },
    wallet.owner,
  )
}
